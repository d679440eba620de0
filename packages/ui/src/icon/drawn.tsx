import { drawing } from './drawn.css.ts';

/** A picture of one path, for parts that would otherwise carry `Icon`, twice the size, for an arrow. */
export const drawn = (path: string, size: number, stroke: number) => (
  <svg className={drawing} width={size} height={size} strokeWidth={stroke} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
