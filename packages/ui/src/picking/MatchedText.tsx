import { findMatch } from './findMatch.ts';
import { match } from './picking.css.ts';

interface MatchedTextProps {
  text: string;
  query: string;
  locale: string;
}

/** A text with the part marked that was searched for. */
export function MatchedText({ text, query, locale }: MatchedTextProps) {
  const found = findMatch(text, query, locale);
  if (found === undefined) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, found.start)}</span>
      <mark className={match}>{text.slice(found.start, found.end)}</mark>
      <span>{text.slice(found.end)}</span>
    </span>
  );
}
