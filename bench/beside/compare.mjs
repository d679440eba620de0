/**
 * The lowest value among the peers with a value.
 * @returns {{best: number | null, peer: string | null}}
 */
export function bestOf(peers, valueOf) {
  let best = null;
  let peer = null;
  for (const { id, name } of peers) {
    const value = valueOf(id);
    if (value === undefined || value === null || (best !== null && value >= best)) continue;
    best = value;
    peer = name;
  }
  return { best, peer };
}

/** `undefined` if one of the two was not measured. */
export const ratio = (value, base) => (value === undefined || !base ? undefined : value / base);

/** Starts with another item each round, because the first one runs on a cold machine. */
export const rotated = (list, by) => [...list.slice(by % list.length), ...list.slice(0, by % list.length)];
