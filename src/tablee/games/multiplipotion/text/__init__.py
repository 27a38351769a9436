"""MultipliPotion as text: moves, pictures, leaflets and sentences."""
