import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Check, Icon, X } from '../icon/index.ts';
import { typography, vars, visuallyHidden } from '../theme/index.ts';
import { useMeasured } from './measure.ts';

export const captionStyle: CSSProperties = { ...typography.caption, color: vars.color.fg.muted };
export const monoStyle: CSSProperties = { ...typography.code, fontSize: 11, lineHeight: '16px' };

/** A section of a token page, with a heading and one sentence. */
export function Specimens({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section style={{ display: 'grid', gap: 16, paddingBlockEnd: 40, minInlineSize: 0 }}>
      <header style={{ borderBlockEnd: `1px solid ${vars.color.border.subtle}`, paddingBlockEnd: 10 }}>
        <h2 style={typography.h3}>{title}</h2>
        <p style={{ ...typography.bodySm, color: vars.color.fg.muted, marginBlockStart: 2, maxInlineSize: '68ch' }}>
          {note}
        </p>
      </header>
      {children}
    </section>
  );
}

/** Cells as wide as their share of `columns`, but at least `minWidth`. */
export function Cells({
  columns,
  minContrast,
  gap = 8,
  children,
}: {
  columns: number;
  minContrast: number;
  gap?: number;
  children: ReactNode;
}) {
  const share = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  const track = `minmax(min(100%, max(${minContrast}px, ${share})), 1fr)`;
  return <div style={{ display: 'grid', gap, gridTemplateColumns: `repeat(auto-fill, ${track})` }}>{children}</div>;
}

/** A contrast ratio and whether it passes: icon and text, never color alone. */
export function Mark({ contrast, minContrast }: { contrast: number | undefined; minContrast: number }) {
  if (contrast === undefined) return null;
  // Rounded down to a tenth: a page about contrast must not round a failure up.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  const passes = contrast >= minContrast;
  return (
    <span
      data-passes={passes}
      style={{
        ...typography.caption,
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 3,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        color: passes ? vars.tone.success.fg : vars.tone.danger.fg,
      }}
    >
      <Icon icon={passes ? Check : X} size={12} />
      <span style={visuallyHidden}>{passes ? 'Passes' : 'Fails'}</span>
      {shown}
    </span>
  );
}

interface SampleProps {
  fill: string;
  text: string;
  /** Minimum contrast that the pair needs. */
  minContrast: number;
  name: string;
  children?: ReactNode;
}

/** Text on a fill, with the contrast measured in the browser. */
export function Sample({ fill, text, minContrast, name, children = 'Ag' }: SampleProps) {
  const element = useRef<HTMLDivElement>(null);
  const measured = useMeasured(element);
  return (
    <div style={{ display: 'grid', gap: 6, minInlineSize: 0 }}>
      <div
        ref={element}
        style={{
          ...typography.titleSm,
          fontWeight: 500,
          background: fill,
          color: text,
          blockSize: 48,
          paddingInline: 12,
          display: 'flex',
          alignItems: 'center',
          borderRadius: vars.radius[3],
          boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
        }}
      >
        {children}
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
        <span style={{ ...captionStyle, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </span>
        <Mark contrast={measured?.contrast} minContrast={minContrast} />
      </div>
    </div>
  );
}
