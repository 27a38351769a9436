// One dialect of Svelte in this house: runes, everywhere.
export default { compilerOptions: { runes: true } };
