import { count } from './Badge.css.ts';

export interface CountProps {
  /** Already formatted for the reader's locale: "2,431". */
  children: string | number;
}

/** How many, beside what is counted. */
export function Count({ children }: CountProps) {
  return <span className={count}>{children}</span>;
}
