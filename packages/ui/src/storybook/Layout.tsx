import type { ReactNode } from 'react';

/** Things beside each other, in stories. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}

/** Things below each other, in stories. */
export function Column({ children, width }: { children: ReactNode; width?: number }) {
  return <div style={{ display: 'grid', gap: 20, maxInlineSize: width }}>{children}</div>;
}

/** Beside each other while each has `least` px, below each other when not. */
export function Grid({ children, least, gap = '24px' }: { children: ReactNode; least: number; gap?: string }) {
  return (
    <div
      style={{
        display: 'grid',
        gap,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}
