const BITS = 32;

/** A set of small numbers, one bit each. It grows as needed. */
export class BitSet {
  words: Uint32Array;

  constructor(words = new Uint32Array(8)) {
    this.words = words;
  }

  /** The numbers below `size` for which a condition is true. */
  static where(size: number, isIn: (value: number) => boolean): BitSet {
    const words = new Uint32Array(Math.ceil(size / BITS));
    for (let value = 0; value < size; value += 1) {
      if (isIn(value)) words[value >>> 5] = (words[value >>> 5] ?? 0) | (1 << (value % BITS));
    }
    return new BitSet(words);
  }

  /** The numbers from `first`, and below `end`. */
  static range(first: number, end: number): BitSet {
    const words = new Uint32Array(Math.ceil(end / BITS)).fill(-1, first >>> 5);
    if (first % BITS > 0) words[first >>> 5] = -1 << (first % BITS);
    if (end % BITS > 0) words[end >>> 5] = (words[end >>> 5] ?? 0) & ~(-1 << (end % BITS));
    return new BitSet(words);
  }

  add(value: number): void {
    const index = value >>> 5;
    this.growTo(index + 1);
    this.words[index] = (this.words[index] ?? 0) | (1 << (value % BITS));
  }

  remove(value: number): void {
    const index = value >>> 5;
    if (index < this.words.length) {
      this.words[index] = (this.words[index] ?? 0) & ~(1 << (value % BITS));
    }
  }

  has(value: number): boolean {
    return ((this.words[value >>> 5] ?? 0) & (1 << (value % BITS))) !== 0;
  }

  private growTo(length: number): void {
    if (length <= this.words.length) return;
    const grown = new Uint32Array(Math.max(length, this.words.length * 2));
    grown.set(this.words);
    this.words = grown;
  }

  copy(): BitSet {
    return new BitSet(this.words.slice());
  }

  /** Adds all values of another set. */
  unite({ words }: BitSet): this {
    this.growTo(words.length);
    for (let index = 0; index < words.length; index += 1) {
      this.words[index] = (this.words[index] ?? 0) | (words[index] ?? 0);
    }
    return this;
  }

  /** Keeps the values that are in the other set too. */
  intersect({ words }: BitSet): this {
    for (let index = 0; index < this.words.length; index += 1) {
      this.words[index] = (this.words[index] ?? 0) & (words[index] ?? 0);
    }
    return this;
  }

  /** Removes the values of another set. */
  subtract({ words }: BitSet): this {
    const end = Math.min(words.length, this.words.length);
    for (let index = 0; index < end; index += 1) {
      this.words[index] = (this.words[index] ?? 0) & ~(words[index] ?? 0);
    }
    return this;
  }

  /** In ascending order. */
  forEach(visit: (value: number) => void): void {
    for (let index = 0; index < this.words.length; index += 1) {
      for (let rest = this.words[index] ?? 0; rest !== 0; rest &= rest - 1) {
        visit(index * BITS + 31 - Math.clz32(rest & -rest));
      }
    }
  }

  count(): number {
    let total = 0;
    for (const word of this.words) total += bitsOf(word);
    return total;
  }

  /** The number of values that both sets have. */
  countShared({ words }: BitSet): number {
    const end = Math.min(words.length, this.words.length);
    let total = 0;
    for (let index = 0; index < end; index += 1) {
      total += bitsOf((this.words[index] ?? 0) & (words[index] ?? 0));
    }
    return total;
  }
}

/** The number of ones, added up in pairs, fours and eights. */
function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) | 0;
}
