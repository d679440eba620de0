/** What a cell may hold in a file or on the clipboard. */
export type ExportValue = string | number | boolean | Date | null | undefined;

/** How a formula begins, also after blanks; some spreadsheets take the full-width forms for the same. */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;
/** Begins with a sign and is only a number, no formula. */
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/;

/** A value as text that no spreadsheet evaluates as a formula: an apostrophe before it makes it text. Numbers stay numbers. */
export function safeText(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value !== 'string') return String(value);
  return formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
}
