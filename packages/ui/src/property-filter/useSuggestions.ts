import { useLocale, useMessages } from '../messages/index.ts';
import { propertyFilterMessages } from './messages.ts';
import { useFieldOptions } from './useFieldOptions.ts';
import { formatNumber } from '../formats/index.ts';
import { type PartialToken, type FilterField, maxFilters } from './filterQuery.ts';
import { describeToken } from './describeToken.ts';
import type { SentenceParser } from './useSentences.ts';
import { operatorsFor, type Suggestion, suggestionsFor, parseTypedToken } from './suggestions.ts';

/** Whether the value can be typed in the field itself, or picked from its list. */
export const hasInlineValue = (field: FilterField, op: string): boolean =>
  op === 'last' || (op !== 'between' && field.type !== 'date');

/** Offered for "in the last" before anything is typed. */
const usualDays = ['7', '30', '90'];

interface SuggestionInput {
  draft: string;
  composing: PartialToken | undefined;
  fields: readonly FilterField[];
  /** The maximum number of filters is reached. */
  isFull: boolean;
  parseSentence: SentenceParser | undefined;
}

interface Suggestions {
  items: readonly Suggestion[];
  /** Shown below or instead of the entries. */
  note?: string | undefined;
}

/** The suggestions for the typed text, plus a note. */
export function useSuggestions({
  draft,
  composing,
  fields,
  isFull,
  parseSentence,
}: SuggestionInput): Suggestions & { retry: () => void } {
  const messages = useMessages(propertyFilterMessages);
  const locale = useLocale();
  const { field, op, text = '' } = composing ?? {};
  const options = useFieldOptions(field, text, op !== undefined && field?.type === 'choice');
  const all = (): Suggestions => {
    if (field === undefined) {
      const sentence = parseSentence?.(draft);
      const items: readonly Suggestion[] = sentence
        ? [{ type: 'token', ...sentence, rest: '', isSentence: true }]
        : suggestionsFor(draft, fields, messages.operators, locale);
      if (items.length > 0 && isFull) return { items: [], note: messages.tooMany(formatNumber(maxFilters, locale)) };
      return { items };
    }
    if (op === undefined) {
      const items = operatorsFor(field, text, messages.operators, locale);
      return items.length > 0 ? { items } : { items, note: messages.composing.operator };
    }
    if (field.type !== 'choice') {
      const typed = op === 'last' && text === '' ? usualDays : [text];
      const items = typed.flatMap((one): Suggestion[] => {
        const token = parseTypedToken(field, op, one, locale);
        if (!token) return [];
        return [{ type: 'token', token, labels: describeToken(token, field, messages.operators, locale) }];
      });
      if (items.length > 0) return { items };
      return {
        items,
        note:
          op === 'last'
            ? messages.daysMissing
            : field.type === 'number'
              ? messages.numberMissing
              : messages.valueMissing,
      };
    }
    const { note } = options;
    if (options.status === 'failed') return { items: [{ type: 'retry', label: options.retryLabel }], note };
    const items: Suggestion[] = options.items.map((option) => ({ type: 'option', option }));
    if (items.length > 1) items.push({ type: 'several' });
    return { items, note };
  };
  return { ...all(), retry: options.retry };
}
