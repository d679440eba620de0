import { type OrderInputs, searchedIn } from './arrangement.ts';
import { folded } from './folded.ts';
import type { SortValue } from '../types.ts';

/** Of each row its place by one column; what has no value has the last one both ways. */
interface Places {
  of: readonly number[];
  none: number;
}

/** Brings rows in order, and finds those that match, while one waits: where they are few, it takes less than a frame. */
export interface FewRows<Row> {
  /** @returns nothing where all are there in the order they came in */
  arrange: (inputs: OrderInputs<Row>) => Uint32Array | undefined;
}

/** Stands between what two columns say. */
const separator = '\0';

/** A text or a number; dates are numbers. */
function comparable(value: SortValue): string | number | undefined {
  if (typeof value === 'string' || value === null || value === undefined) return value ?? undefined;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

function placesOf(values: readonly (string | number | undefined)[], collator: Intl.Collator): Places {
  const compare = (one: number, other: number) => {
    const [a, b] = [values[one], values[other]];
    if (typeof a === 'string') return typeof b === 'string' ? collator.compare(a, b) : 1;
    return typeof b === 'string' ? -1 : Number(a) - Number(b);
  };
  const present = [...values.keys()].filter((index) => values[index] !== undefined).sort(compare);
  const of = values.map(() => values.length);
  present.forEach((index, at) => {
    const before = present[at - 1];
    // Of equals all have the first one's.
    of[index] = before !== undefined && compare(before, index) === 0 ? (of[before] ?? at) : at;
  });
  return { of, none: values.length };
}

export function createFewRows<Row>(): FewRows<Row> {
  let rows: readonly Row[] | undefined;
  let locale = '';
  /** Read once for an array of rows, whatever functions come with the next render. */
  const places = new Map<string, Places>();
  const texts = new Map<string, readonly string[]>();

  const find = ({ rows: all, columns, search, matches }: OrderInputs<Row>): number[] => {
    const indices = [...all.keys()];
    // In bounds, here and below: indices are places in rows.
    if (matches !== undefined) return indices.filter((index) => matches(all[index] as Row, search));
    const searched = searchedIn(columns);
    const key = searched.map(({ id }) => id).join();
    let known = texts.get(key);
    if (known === undefined) {
      known = all.map((row) => {
        const said = searched.map(({ read }) => read(row));
        return folded(said.filter((value) => typeof value === 'string').join(separator));
      });
      texts.set(key, known);
    }
    const wanted = folded(search);
    return wanted.includes(separator) ? [] : indices.filter((index) => known[index]?.includes(wanted));
  };

  return {
    arrange: (inputs) => {
      const { sort, columns, search } = inputs;
      if (inputs.rows !== rows || inputs.locale !== locale) {
        ({ rows, locale } = inputs);
        places.clear();
        texts.clear();
      }
      const found = search === '' ? undefined : find(inputs);
      const all = inputs.rows;
      const sorts = sort.flatMap(({ column, direction }) => {
        const sortBy = columns.find(({ id }) => id === column)?.sortBy;
        if (sortBy === undefined) return [];
        let known = places.get(column);
        if (known === undefined) {
          known = placesOf(
            all.map((row) => comparable(sortBy(row))),
            new Intl.Collator(inputs.locale),
          );
          places.set(column, known);
        }
        return [{ ...known, sign: direction === 'ascending' ? 1 : -1 }];
      });
      if (sorts.length === 0) return found && Uint32Array.from(found);
      return Uint32Array.from(found ?? all.keys()).sort((one, other) => {
        for (const { of, none, sign } of sorts) {
          const [a, b] = [of[one] as number, of[other] as number];
          if (a !== b) return a === none || b === none ? a - b : sign * (a - b);
        }
        return 0;
      });
    },
  };
}
