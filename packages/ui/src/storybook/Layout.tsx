import type { ReactNode } from 'react';
import { MessagesProvider } from '../messages/index.ts';

export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}

export function Column({ children, width }: { children: ReactNode; width?: number }) {
  return <div style={{ display: 'grid', gap: 20, maxInlineSize: width }}>{children}</div>;
}

/** A field in Arabic: right to left, with Arabic digits. */
export function InArabic({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider locale="ar-EG">
      <div dir="rtl" lang="ar">
        <Column width={360}>{children}</Column>
      </div>
    </MessagesProvider>
  );
}

/** Side by side if each child has at least `minWidth` px, otherwise stacked. */
export function Grid({ children, minWidth, gap = '24px' }: { children: ReactNode; minWidth: number; gap?: string }) {
  return (
    <div
      style={{
        display: 'grid',
        gap,
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}
