import { HighlightedText } from '../text-search/HighlightedText.tsx';
import { findMatch } from './findMatch.ts';
import { match } from './listbox.css.ts';

interface MatchedTextProps {
  text: string;
  query: string;
  locale: string;
}

/** The label of an option with the searched part highlighted. */
export function MatchedText({ text, query, locale }: MatchedTextProps) {
  const found = findMatch(text, query, locale);
  return <HighlightedText text={text} ranges={found ? [found] : []} className={match} />;
}
