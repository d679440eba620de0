import type { FilterField } from './filterQuery.ts';

/** A filter on its way: its property stands before the field, then its operator; `text` is what is typed of the next. */
export interface PartialToken {
  field: FilterField;
  op?: string;
  /** The operator's words. */
  operator?: string;
  text: string;
}
