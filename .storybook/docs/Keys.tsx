import * as styles from './Keys.css.ts';

interface KeysProps {
  /** Key labels, and what they do. */
  rows: readonly (readonly [keys: string, effect: string])[];
}

/** `Ctrl+K` is a combination; `↑ ↓` and `Home, End` are alternatives; `Page up` is a single key. */
function Combination({ keys }: { keys: string }) {
  return keys.split(/\s*([+,/]|\bor\b|\band\b|\s(?![a-z]))\s*/u).map((part, index) => {
    const isKey = index % 2 === 0;
    const key = `${index}${part}`;
    if (isKey)
      return part === '' ? null : (
        <kbd key={key} className={styles.key}>
          {part}
        </kbd>
      );
    return part.trim() === '' ? ' ' : <span key={key}> {part === '+' ? '' : part} </span>;
  });
}

/** A table of keyboard shortcuts. */
export function Keys({ rows }: KeysProps) {
  return (
    <dl className={`sb-unstyled ${styles.list}`}>
      {rows.map(([keys, effect]) => (
        <div key={keys} className={styles.row}>
          <dt className={styles.keys}>
            <Combination keys={keys} />
          </dt>
          <dd className={styles.effect}>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
