// Unpacks LZMA, which packs a quarter better than what browsers unpack by themselves. After the specification in the LZMA SDK (public domain), for
// one stream of known length in memory: what has been unpacked is its own dictionary.

const HEADER = 13;
const EVEN = 1024;
const STATES = 12;
const NEW_MATCH = 7;

const chances = (count: number): Uint16Array => new Uint16Array(count).fill(EVEN);

/** Hands out bits; each is decoded by a chance that learns from it. */
class Bits {
  #range = 0xffffffff;
  #code: number;
  #at = HEADER + 5;

  constructor(readonly packed: Uint8Array) {
    this.#code = new DataView(packed.buffer, packed.byteOffset).getUint32(HEADER + 1);
  }

  one(learnt: Uint16Array, which: number): number {
    const chance = learnt[which]!;
    const bound = (this.#range >>> 11) * chance;
    let bit = 0;
    if (this.#code < bound) {
      this.#range = bound;
      learnt[which] = chance + ((2048 - chance) >>> 5);
    } else {
      this.#range -= bound;
      this.#code -= bound;
      learnt[which] = chance - (chance >>> 5);
      bit = 1;
    }
    if (this.#range < 0x1000000) this.#next();
    return bit;
  }

  /** Bits without a chance, the highest first. */
  even(count: number): number {
    let found = 0;
    for (; count > 0; count--) {
      this.#range >>>= 1;
      const bit = this.#code >= this.#range ? 1 : 0;
      if (bit) this.#code -= this.#range;
      found = found * 2 + bit;
      if (this.#range < 0x1000000) this.#next();
    }
    return found;
  }

  /** A number of so many bits, the highest first; `from`: where its chances begin. */
  tree(learnt: Uint16Array, from: number, count: number): number {
    let found = 1;
    for (let n = 0; n < count; n++) found = found * 2 + this.one(learnt, from + found);
    return found - (1 << count);
  }

  /** The same, the lowest first. */
  turned(learnt: Uint16Array, from: number, count: number): number {
    let node = 1;
    let found = 0;
    for (let n = 0; n < count; n++) {
      const bit = this.one(learnt, from + node);
      node = node * 2 + bit;
      found |= bit << n;
    }
    return found;
  }

  #next(): void {
    this.#range = (this.#range << 8) >>> 0;
    this.#code = ((this.#code << 8) | (this.packed[this.#at++] ?? 0)) >>> 0;
  }
}

/** How long a match is. */
class Lengths {
  readonly #choice = chances(2);
  readonly #low = chances(16 << 3);
  readonly #middle = chances(16 << 3);
  readonly #high = chances(256);

  read(bits: Bits, place: number): number {
    if (!bits.one(this.#choice, 0)) return 2 + bits.tree(this.#low, place << 3, 3);
    if (!bits.one(this.#choice, 1)) return 10 + bits.tree(this.#middle, place << 3, 3);
    return 18 + bits.tree(this.#high, 0, 8);
  }
}

/** How far back a match lies. */
class Distances {
  readonly #slots = chances(4 << 6);
  readonly #special = chances(128);
  readonly #low = chances(16);

  read(bits: Bits, length: number): number {
    const slot = bits.tree(this.#slots, Math.min(length - 2, 3) << 6, 6);
    if (slot < 4) return slot + 1;
    const direct = (slot >>> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** direct;
    if (slot < 14) return base + bits.turned(this.#special, base - slot, direct) + 1;
    return base + bits.even(direct - 4) * 16 + bits.turned(this.#low, 0, 4) + 1;
  }
}

/** A letter, guessed by the one before it and, after a match, by the one that the match would have gone on with. */
class Letters {
  readonly #chances: Uint16Array;

  constructor(
    readonly context: number,
    readonly position: number,
  ) {
    this.#chances = chances(0x300 << (context + position));
  }

  read(bits: Bits, at: number, before: number, expected: number): number {
    const room = 0x300 * (((at & ((1 << this.position) - 1)) << this.context) + (before >> (8 - this.context)));
    let found = 1;
    for (let rest = expected; rest >= 0 && found < 0x100;) {
      const hint = (rest >> 7) & 1;
      rest = (rest << 1) & 0xff;
      const bit = bits.one(this.#chances, room + ((1 + hint) << 8) + found);
      found = found * 2 + bit;
      if (hint !== bit) break;
    }
    while (found < 0x100) found = found * 2 + bits.one(this.#chances, room + found);
    return found & 0xff;
  }
}

/** Unpacks letter by letter and match by match; a state remembers what the last few of them were. */
class Stream {
  readonly #isMatch = chances(STATES << 4);
  readonly #isRepeated = chances(STATES);
  readonly #isOlder = chances(STATES * 3);
  readonly #isLong = chances(STATES << 4);
  readonly #lengths = new Lengths();
  readonly #repeated = new Lengths();
  readonly #distances = new Distances();
  readonly #last = new Uint32Array(4).fill(1);
  #state = 0;
  #at = 0;

  constructor(
    readonly bits: Bits,
    readonly letters: Letters,
    readonly places: number,
    readonly out: Uint8Array<ArrayBuffer>,
  ) {}

  all(): Uint8Array<ArrayBuffer> {
    while (this.#at < this.out.length) {
      const place = (this.#state << 4) + (this.#at & this.places);
      if (this.bits.one(this.#isMatch, place)) this.#copy(this.#match(place));
      else this.#letter();
    }
    return this.out;
  }

  #letter(): void {
    const at = this.#at++;
    const expected = this.#state < NEW_MATCH ? -1 : this.out[at - this.#last[0]!]!;
    this.out[at] = this.letters.read(this.bits, at, at ? this.out[at - 1]! : 0, expected);
    this.#state -= this.#state < 4 ? this.#state : this.#state < 10 ? 3 : 6;
  }

  /** How long the match is that comes next; how far back it lies is the first of the last distances by then. */
  #match(place: number): number {
    const fresh = this.#state < NEW_MATCH;
    if (!this.bits.one(this.#isRepeated, this.#state)) {
      const length = this.#lengths.read(this.bits, place & 15);
      this.#remember(3, this.#distances.read(this.bits, length));
      this.#state = fresh ? 7 : 10;
      return length;
    }
    const which = this.#older();
    if (which === 0 && !this.bits.one(this.#isLong, place)) {
      this.#state = fresh ? 9 : 11;
      return 1;
    }
    this.#remember(which, this.#last[which]!);
    this.#state = fresh ? 8 : 11;
    return this.#repeated.read(this.bits, place & 15);
  }

  /** Which of the last distances comes again. */
  #older(): number {
    let which = 0;
    while (which < 3 && this.bits.one(this.#isOlder, which * STATES + this.#state)) which++;
    return which;
  }

  /** A distance is the last one from now on; those before the one in its place move down. */
  #remember(place: number, distance: number): void {
    this.#last.copyWithin(1, 0, place);
    this.#last[0] = distance;
  }

  #copy(length: number): void {
    const from = this.#last[0]!;
    if (from > this.#at || this.#at + length > this.out.length) throw new Error('this is not LZMA, or not of this length');
    for (const end = this.#at + length; this.#at < end; this.#at++) this.out[this.#at] = this.out[this.#at - from]!;
  }
}

/** What a stream with the header of old .lzma files comes to, which is so many bytes. */
export function lzma(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const how = packed[0]!;
  const letters = new Letters(how % 9, Math.floor(how / 9) % 5);
  return new Stream(new Bits(packed), letters, (1 << Math.floor(how / 45)) - 1, new Uint8Array(size)).all();
}
