import { Fragment } from 'react';
import { useLocale } from '../messages/index.ts';
import { marksOf } from './match.ts';
import * as styles from './CommandPalette.css.ts';

/** A text with the letters marked that were typed. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const marks = marksOf(text, query, useLocale());
  if (marks.length === 0) return <span>{text}</span>;
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    // Keyed elements: browser translation replaces text nodes, which React would then update in vain.
    <span key={`${marks.join(' ')} ${text}`}>
      {marks.map(([start, end], place) => (
        <Fragment key={start}>
          {text.slice(ends[place], start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}
