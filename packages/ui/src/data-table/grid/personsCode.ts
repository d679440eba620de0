import { fetched } from '../parts/fetched.ts';

/**
 * Comes at the first sign of a person: what moves the focus from cell to cell, draws ranges, and, where the table has no
 * `order`, brings rows in order and finds them. It also compares texts without a collator, where it can.
 */
export const personsCode = fetched(() => import('../keyboard/createKeyboard.ts'));
