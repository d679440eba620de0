import { findMatch } from './findMatch.ts';
import { match } from './listbox.css.ts';

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
    // Keyed elements: browser translation replaces text nodes, which React would then update in vain.
    <span key={`${found.start} ${found.end} ${text}`}>
      {text.slice(0, found.start)}
      <mark className={match}>{text.slice(found.start, found.end)}</mark>
      {text.slice(found.end)}
    </span>
  );
}
