import { Fragment } from 'react';
import type { TextRange } from './fold.ts';
import { highlight } from './highlight.css.ts';

interface HighlightedTextProps {
  text: string;
  /** Matching ranges, in order and without overlaps. */
  ranges: readonly TextRange[];
  /** @default underlined and colored */
  className?: string | undefined;
}

/** A text with matches highlighted. */
export function HighlightedText({ text, ranges, className = highlight }: HighlightedTextProps) {
  if (ranges.length === 0) return <span>{text}</span>;
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    // Keyed elements: browser translation replaces text nodes, which React could then no longer update.
    <span key={`${ranges.join(' ')} ${text}`}>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className={className}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}
