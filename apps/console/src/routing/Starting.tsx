import * as styles from './Starting.css.ts';

/** What is on the screen until the first page is there: the frame and the sheet, empty. */
export function Starting({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={isSignedIn ? styles.frame : styles.plain} aria-hidden="true">
      {isSignedIn && <div className={styles.sheet} />}
    </div>
  );
}
