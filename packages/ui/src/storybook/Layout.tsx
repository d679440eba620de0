import type { ReactNode } from 'react';
import { MessagesProvider } from '../messages/index.ts';

/** Things beside each other, in stories. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>{children}</div>;
}

/** Things below each other, in stories. */
export function Column({ children, width }: { children: ReactNode; width?: number }) {
  return <div style={{ display: 'grid', gap: 20, maxInlineSize: width }}>{children}</div>;
}

/** A field as its Arabic readers have it: from right to left, with their digits. */
export function InArabic({ children }: { children: ReactNode }) {
  return (
    <MessagesProvider locale="ar-EG">
      <div dir="rtl" lang="ar">
        <Column width={360}>{children}</Column>
      </div>
    </MessagesProvider>
  );
}

/** Beside each other while each has `least` px, below each other when not. */
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
