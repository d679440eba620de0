import { numberFormatter, formatWithOptions } from '../formats/formats.ts';
import { readNumber } from '../formats/readNumber.ts';

/** Formats a number for the locale with all its digits: the shown value is never rounded. */
export function formatExact(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  const text = formatWithOptions(value, locale, options);
  if (readNumber(text, locale, options) === value) return text;
  const { maximumSignificantDigits: _max, minimumSignificantDigits: _min, ...rest } = options;
  return formatWithOptions(value, locale, { ...rest, maximumFractionDigits: 20 });
}

/** Text being edited, and the caret position in it. */
export interface Edited {
  text: string;
  caret: number;
}

/** An edit as `beforeinput` announces it: the selected range and the replacement text, if any. */
export interface BeforeInputEdit {
  start: number;
  end: number;
  typed: string | null;
}

const commonStart = (one: string, other: string) => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

const reversed = (text: string) => Array.from(text).toReversed().join('');

/**
 * Drops thousands separators when formatted text is edited: "1.234" followed by a 5 is 12345, never 1.2345. Typed or
 * pasted text is unchanged.
 */
export function removeGroupSeparators(
  before: string,
  { start, end, typed }: BeforeInputEdit,
  { text, caret }: Edited,
  locale: string,
  options: Intl.NumberFormatOptions,
): Edited {
  // Text pasted over everything can start the same way; a test or a browser extension can announce a different edit than
  // it makes.
  const isAsAnnounced = typed !== null && before.slice(0, start) + typed + before.slice(end) === text;
  const common = commonStart(before, text);
  const prefix = isAsAnnounced ? start : common;
  const behind = isAsAnnounced
    ? before.length - end
    : Math.min(before.length - prefix, text.length - prefix, commonStart(reversed(before), reversed(text)));
  const groups = new Set([
    numberFormatter(locale, { ...options, useGrouping: true })
      .formatToParts(1_234_567)
      .find(({ type }) => type === 'group')?.value,
    '\u202F',
  ]);
  const bare = (part: string) =>
    Array.from(part)
      .filter((character) => !groups.has(character))
      .join('');
  const tail = text.length - behind;
  const plain = bare(text.slice(0, prefix)) + text.slice(prefix, tail) + bare(text.slice(tail));
  const beforeCaret =
    bare(text.slice(0, Math.min(caret, prefix))) +
    text.slice(prefix, Math.max(prefix, Math.min(caret, tail))) +
    bare(text.slice(tail, Math.max(tail, caret)));
  return { text: plain, caret: beforeCaret.length };
}
