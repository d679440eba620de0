import { typography, vars } from '@edge-console/ui/theme';
import type { CSSProperties } from 'react';

export const group: CSSProperties = {
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
};

export const legend: CSSProperties = {
  ...typography.bodySm,
  padding: 0,
  marginBlockEnd: '6px',
  fontWeight: 500,
  color: vars.color.fg.default,
};

export const star: CSSProperties = { color: vars.tone.danger.fg, marginInlineStart: '4px' };

/** One grid for headers and rows, so that columns align. */
export const table: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: vars.space[2],
};

export const row: CSSProperties = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'start',
};

export const rows: CSSProperties = { ...row, gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' };

/** Column headers, hidden from screen readers because each control has a label. */
export const headerRow: CSSProperties = { ...typography.caption, color: vars.color.fg.muted };

/** As high as the controls next to it. */
export const actions: CSSProperties = { display: 'flex', alignItems: 'center', minBlockSize: '36px' };

export const below: CSSProperties = { justifySelf: 'start' };

export const hint: CSSProperties = { ...typography.caption, color: vars.color.fg.muted };

export const error: CSSProperties = {
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.tone.danger.fg,
};
