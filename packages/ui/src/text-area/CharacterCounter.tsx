import { useAnnouncement } from '../field/index.ts';
import { formatNumber } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { charactersLeft, isNearLimit } from './characterCount.ts';
import { characterCounterMessages } from './messages.ts';
import * as styles from './CharacterCounter.css.ts';

interface CharacterCounterProps {
  id: string;
  value: string;
  limit: number;
}

/** Shows the used characters, then the remaining ones near the limit, announced when typing pauses. */
export function CharacterCounter({ id, value, limit }: CharacterCounterProps) {
  const messages = useMessages(characterCounterMessages);
  const locale = useLocale();
  const write = (characters: number) => formatNumber(characters, locale);
  const left = charactersLeft(value, limit);
  const isNear = isNearLimit(left, limit);
  const count = Math.abs(left);
  const format = (left < 0 ? messages.over : messages.left)(write(count), count === 1);
  const announcement = useAnnouncement(isNear ? format : '');
  return (
    <>
      <span id={id} className={styles.counter} data-over={left < 0 || undefined}>
        {isNear ? format : `${write(limit - left)} / ${write(limit)}`}
      </span>
      <output className={styles.hidden}>{announcement}</output>
    </>
  );
}
