import { forwardRef } from 'react';
import type { ElementProps } from '../dom/index.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends ElementProps {
  /** A line of text, an avatar, or an image. @default 'line' */
  shape?: 'line' | 'circle' | 'block';
  /** In px, or a CSS length. @default '100%' */
  width?: number | string;
  /** In px; a circle's width equals its height. @default 10 */
  height?: number;
}

/** A placeholder for loading content; invisible for the first 100 ms and hidden from assistive technology. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'line', width = '100%', height, ...rest },
  ref,
) {
  const cssWidth = typeof width === 'number' ? `${width}px` : width;
  const cssHeight = height === undefined ? (shape === 'circle' ? cssWidth : '10px') : `${height}px`;
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden="true"
      className={styles.skeleton}
      data-shape={shape}
      style={{ inlineSize: cssWidth, blockSize: cssHeight }}
    />
  );
});
