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
    <span>
      {marks.map(([start, end], place) => (
        <Fragment key={start}>
          <span>{text.slice(ends[place], start)}</span>
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      <span>{text.slice(ends.at(-1))}</span>
    </span>
  );
}
