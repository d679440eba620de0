/** What a cell may hold in a file or on the clipboard. */
export type ExportValue = string | number | boolean | Date | null | undefined;

/** A spreadsheet runs what begins like this, after blanks as well; some take the wide forms for the same. */
const formula = /^[\s\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;
/** Also begins with a sign, and is only a number. */
const plainNumber = /^[+-]?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/;

/** A value as text that no spreadsheet runs: an apostrophe before it makes it words. Numbers stay numbers. */
export function safeText(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value !== 'string') return String(value);
  return formula.test(value) && !plainNumber.test(value) ? `'${value}` : value;
}
