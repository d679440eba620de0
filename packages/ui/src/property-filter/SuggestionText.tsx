import { useLocale, useMessages } from '../messages/index.ts';
import { MatchedText } from '../listbox/index.ts';
import { propertyFilterMessages } from './messages.ts';
import * as styles from './FilterComposer.css.ts';
import type { Suggestion } from './suggestions.ts';

interface SuggestionTextProps {
  suggestion: Suggestion;
  /** The typed text to highlight. */
  text: string;
}

export function SuggestionText({ suggestion, text }: SuggestionTextProps) {
  const messages = useMessages(propertyFilterMessages);
  const locale = useLocale();
  if (suggestion.type === 'several') return <span className={styles.act}>{messages.chooseSeveral}</span>;
  if (suggestion.type === 'retry') return <span className={styles.act}>{suggestion.label}</span>;
  if (suggestion.type === 'token') {
    const { property, operator, value } = suggestion.labels;
    return (
      <span>
        <b className={styles.property}>{property}</b> <span className={styles.operator}>{operator}</span>{' '}
        <span>{value}</span>
      </span>
    );
  }
  const label = suggestion.type === 'option' ? suggestion.option.label : suggestion.label;
  const query = suggestion.type === 'property' ? text.slice(suggestion.rest.length).trim() : text;
  return (
    <span>
      <MatchedText text={label} query={query} locale={locale} />
    </span>
  );
}
