import { useState } from 'react';
import { useAnnouncement } from '../field/useAnnouncement.ts';
import { formatNumber } from '../formats/index.ts';
import { propertyFilterMessages } from '../messages/english/propertyFilter.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { hidden } from './FilterTokens.css.ts';

/** Tells screen readers how many rows there are now. */
export function MatchCount({ value }: { value: number | undefined }) {
  // While the next answer is awaited the last one stands: the same number again is no news.
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return last === undefined ? null : <Said count={last} />;
}

function Said({ count }: { count: number }) {
  const texts = useMessages(propertyFilterMessages);
  const said = useAnnouncement(texts.matches(formatNumber(count, useLocale()), count === 1));
  return <output className={hidden}>{said}</output>;
}
