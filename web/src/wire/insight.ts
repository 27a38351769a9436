// What an engine has to say of a match that is over, in games that say it alike.
// Made by `make wire` from the Python classes: change those.

/** A match: its turns in their order, a summary for each seat, and the scores it ended with. */
export type Analysis = {
  readonly turns: readonly Judged[];
  readonly seats: readonly Summary[];
  readonly scores: readonly number[];
};

/** A turn of a match: who had what to play with, what was played, and what else there was. */
export type Judged = {
  readonly seat: number;
  readonly holding: string;
  readonly played: Choice;
  /** The move that earned most points. */
  readonly most: Choice;
  /** The move that was worth most. */
  readonly wisest: Choice;
  /** How many points more the best would have earned at once. */
  readonly given_away: number;
  /** Everybody's score after the turn. */
  readonly scores: readonly number[];
  /** How many events of the match that count came before it. */
  readonly at: number;
  /** A word that escaped the player and that people know, if there is one. */
  readonly learn: string;
  /** The words for which it was taken back, if it was. */
  readonly unadmitted: readonly string[];
};

/** A move: as it is noted, its words, its points, and what it is worth, in points, with what it leads to. */
export type Choice = {
  readonly move: string;
  readonly words: readonly string[];
  readonly points: number;
  readonly worth: number;
  /** What it lays on the board, so that it can be drawn there. */
  readonly placed: readonly Placed[];
  /** What stays in the hand, as the game's sentences write it. */
  readonly kept: readonly unknown[];
  /** How much of its worth lies in that. */
  readonly hand: number;
};

/** A piece of a move: the square it is laid on, and the piece as it is noted. */
export type Placed = {
  readonly row: number;
  readonly col: number;
  readonly piece: string;
};

/** How well one seat played. */
export type Summary = {
  /** What its turns earned. */
  readonly points: number;
  /** What they would have earned, had it played for points alone. */
  readonly possible: number;
  readonly given_away: number;
  /** In how many turns nothing was given away. */
  readonly perfect: number;
  /** The turn, counted from 0, in which most was given away, if anything was. */
  readonly missed: number | null;
};
