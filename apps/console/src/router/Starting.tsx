import * as styles from './Starting.css.ts';

/** Skeleton until the first page: the empty frame and sheet. */
export function Starting({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={isSignedIn ? styles.frame : styles.plain} aria-hidden="true">
      {isSignedIn && <div className={styles.sheet} />}
    </div>
  );
}
