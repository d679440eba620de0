import { forwardRef, useRef, type ReactNode } from 'react';
import { useMergedRef } from '../dom/useMergedRef.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import type { ElementProps } from '../dom/index.ts';
import { useMessages } from '../messages/index.ts';
import { skeletonMessages } from './messages.ts';
import * as styles from './Skeletonize.css.ts';

export interface SkeletonizeProps extends ElementProps {
  /** Whether the data is still loading. */
  isPending: boolean;
  /** What is loading, announced once: "Loading users". @default "Loading" */
  label?: string;
  /** The real components, with sample data of typical length while loading. */
  children: ReactNode;
}

/**
 * Shows the real components as a skeleton while their data loads: each text becomes a bar of its own length, so
 * nothing moves when the data arrives, and there is no second markup to maintain. The skeleton is inert and not
 * announced.
 */
export const Skeletonize = forwardRef<HTMLDivElement, SkeletonizeProps>(function Skeletonize(
  { isPending, label, children, ...rest },
  ref,
) {
  const messages = useMessages(skeletonMessages);
  const root = useMergedRef(ref);
  const skeleton = useRef<HTMLDivElement>(null);
  // React 18 does not support the attribute.
  useLayoutEffect(() => {
    skeleton.current?.toggleAttribute('inert', isPending);
  }, [isPending]);
  return (
    <div {...rest} ref={root} aria-busy={isPending} className={styles.root}>
      <output className={styles.hidden}>{isPending && (label ?? messages.loading)}</output>
      <div ref={skeleton} aria-hidden={isPending || undefined} className={isPending ? styles.skeleton : styles.content}>
        {children}
      </div>
    </div>
  );
});
