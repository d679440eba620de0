import type { MenuPress } from '../grid/gridEventHandlers.ts';
import { fetched } from '../parts/fetched.ts';

type Code = typeof import('./SharedRowMenu.tsx');

/** Loaded at the first pointer or focus in the table: most tables are only read, and the menu costs as much as five rows. */
export const rowMenu = fetched<Code>(() => import('./SharedRowMenu.tsx'));

/** A press, and what answers it. */
export interface OpenMenu<Row> {
  press: MenuPress<Row>;
  Menu: Code['SharedRowMenu'];
}
