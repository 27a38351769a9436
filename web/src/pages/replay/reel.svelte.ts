// The match file that was opened: it lives only in this page, nothing is stored.

class Reel {
  record: string | null = $state.raw(null);
}

export const reel = new Reel();
