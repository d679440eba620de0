import { createHash } from 'node:crypto';

/** A seeded pseudo-random generator: the same key gives the same sequence on every machine. */
export type Random = {
  /** A number in [0, 1). */
  unit(): number;
  /** An integer from `low` to `high`, inclusive. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items, with a probability proportional to its weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  chance(probability: number): boolean;
  /** A UUID in the format of version 4. */
  uuid(): string;
};

/**
 * Opens the stream named by `key`. Each user and entity has a separate stream, so that an additional draw for one changes no other's data.
 */
export function openRandom(key: string): Random {
  const unit = sfc32(createHash('sha256').update(key).digest());
  const integer = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There are no items to pick from');
    return item;
  }

  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let rest = unit() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      rest -= weight;
      if (rest < 0) return item;
    }
    throw new RangeError('Weights must be positive');
  }

  function uuid(): string {
    const hex = Array.from({ length: 32 }, () => integer(0, 15).toString(16));
    hex[12] = '4';
    hex[16] = pick(['8', '9', 'a', 'b']);
    return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  return { unit, integer, pick, weighted, chance: (probability) => unit() < probability, uuid };
}

/** Chris Doty-Humphrey's small fast counter generator: 32 bits, four words of state, passes PractRand. */
function sfc32(seed: Buffer): () => number {
  let [a, b, c, counter] = [seed.readInt32LE(0), seed.readInt32LE(4), seed.readInt32LE(8), seed.readInt32LE(12)];
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
}
