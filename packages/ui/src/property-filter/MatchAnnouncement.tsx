import { useState } from 'react';
import { useAnnouncement } from '../field/useAnnouncement.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { propertyFilterMessages } from './messages.ts';
import { hidden } from './FilterTokens.css.ts';

/** Announces the number of matching rows (live region). */
export function MatchAnnouncement({ value }: { value: number | undefined }) {
  // Keeps the last count while loading, so that an unchanged number is not announced again.
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return last === undefined ? null : <Announcement count={last} />;
}

function Announcement({ count }: { count: number }) {
  const messages = useMessages(propertyFilterMessages);
  const announced = useAnnouncement(messages.matches(formatNumber(count, useLocale()), count === 1));
  return <output className={hidden}>{announced}</output>;
}
