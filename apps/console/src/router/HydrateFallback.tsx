import * as styles from './HydrateFallback.css.ts';

/** Skeleton until the first page: the empty frame and sheet. */
export function HydrateFallback({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={isSignedIn ? styles.frame : styles.plain} aria-hidden="true">
      {isSignedIn && <div className={styles.sheet} />}
    </div>
  );
}
