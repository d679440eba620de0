import { folded, isPlain } from './folded.ts';

/** Stands between what two columns say, and between two rows. */
const separator = '\0';

/** What some rows in a row say, as one text: looking through it is the browser's own work, and one text is smaller than many. */
export interface Haystack {
  text: string;
  /** Where, behind each row, the next one begins. */
  ends: Uint32Array;
}

/** Of the rows from one to another, by what is read of each. */
export function haystackOf<Row>(
  rows: readonly Row[],
  reads: readonly ((row: Row) => unknown)[],
  from: number,
  to: number,
): Haystack {
  const parts: string[] = [];
  const ends = new Uint32Array(to - from);
  let end = 0;
  for (let index = from; index < to; index += 1) {
    for (const read of reads) {
      // In bounds: the rows are counted.
      const value = read(rows[index] as Row);
      if (typeof value !== 'string') continue;
      parts.push(value);
      end += value.length + separator.length;
    }
    ends[index - from] = end;
  }
  const text = parts.join(separator);
  const lower = text.toLowerCase();
  return isPlain(lower) ? { text: lower, ends } : foldedHaystack({ text, ends });
}

/** Without its accents a text may be shorter. */
function foldedHaystack({ text, ends }: Haystack): Haystack {
  const plain: string[] = [];
  const plainEnds = new Uint32Array(ends.length);
  let from = 0;
  let end = 0;
  ends.forEach((to, at) => {
    const row = folded(text.slice(from, to));
    plain.push(row);
    end += row.length;
    plainEnds[at] = end;
    from = to;
  });
  return { text: plain.join(''), ends: plainEnds };
}

/** Rows that are found, in the order they came in; there is room for all. */
export interface Found {
  rows: Uint32Array;
  count: number;
}

function add(found: Found, row: number): void {
  found.rows[found.count] = row;
  found.count += 1;
}

/** Adds the rows of a haystack that begins with row `first` and have this text. */
export function addMatching(found: Found, { text, ends }: Haystack, first: number, wanted: string): void {
  if (wanted === '') {
    // What is left of accents alone; all rows have it.
    for (let row = 0; row < ends.length; row += 1) add(found, first + row);
    return;
  }
  if (wanted.includes(separator)) return;
  let row = 0;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, ends[row - 1])) {
    // In bounds: rows are counted.
    while (row < ends.length && (ends[row] as number) <= at) row += 1;
    if (row >= ends.length) return;
    add(found, first + row);
    row += 1;
  }
}

/** Adds the rows from one to another for which a rule holds. */
export function addWhere<Row>(
  found: Found,
  rows: readonly Row[],
  isMatch: (row: Row) => boolean,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index += 1) if (isMatch(rows[index] as Row)) add(found, index);
}
