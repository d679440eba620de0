import type { MenuPress } from '../tableEvents.ts';

/** Code that is loaded on demand and is no component. */
export interface Fetched<Code> {
  /** Safe to call often. Resolves to undefined after a failure; the next call tries again. */
  fetch: () => Promise<Code | undefined>;
  /** Runs `act` with the code: at once, or when it has loaded. */
  use: (act: (code: Code) => void) => void;
}

export function fetched<Code>(load: () => Promise<Code>): Fetched<Code> {
  let code: Code | undefined;
  let coming: Promise<Code | undefined> | undefined;
  const fetch = () =>
    (coming ??= load().then(
      (arrived) => (code = arrived),
      () => (coming = undefined),
    ));
  return {
    fetch,
    use: (act) => {
      if (code === undefined) void fetch().then((arrived) => arrived && act(arrived));
      else act(code);
    },
  };
}

type Code = typeof import('./RowMenu.tsx');

/** Loaded at the first pointer or focus in the table: most tables are only read, and the menu costs as much as five rows. */
export const rowMenu = fetched<Code>(() => import('./RowMenu.tsx'));

/** A press, and what answers it. */
export interface OpenMenu<Row> {
  press: MenuPress<Row>;
  Menu: Code['SharedRowMenu'];
}
