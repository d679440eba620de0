import { drawing } from './drawn.css.ts';

/** A picture of a stroke of its own, for parts that need no more of `Icon` than the element. */
export const drawn = (path: string, size: number, stroke: number) => (
  <svg className={drawing} width={size} height={size} strokeWidth={stroke} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
