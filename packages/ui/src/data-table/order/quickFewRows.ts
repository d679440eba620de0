import { type ArrangeFewRows, createFewRows } from './fewRows.ts';
import { quickComparison } from './quickComparison.ts';

/** Answers a press sooner: most texts are compared without a collator. */
export function createQuickFewRows<Row>(): ArrangeFewRows<Row> {
  return createFewRows<Row>(quickComparison);
}
