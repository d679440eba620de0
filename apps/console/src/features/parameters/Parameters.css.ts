import { inComponents, media, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const pick = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[6]}` }),
);
export const customer = style(inComponents({ flex: '0 1 360px', minInlineSize: 'min(100%, 240px)' }));
export const details = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[5]}`,
    margin: 0,
    color: vars.color.fg.muted,
  }),
);
export const detail = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2] }));
export const detailValue = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    margin: 0,
    fontWeight: 500,
    color: vars.color.fg.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre-wrap',
  }),
);
export const code = style(inComponents({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));

const line = `1px solid ${vars.color.border.subtle}`;
const narrow = media.belowSm;

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    minBlockSize: '420px',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
  }),
);
export const nav = style(
  inComponents({
    padding: vars.space[2],
    borderInlineEnd: line,
    '@media': { [narrow]: { borderInlineEnd: 'none', borderBlockEnd: line } },
  }),
);
export const navTitle = style(
  inComponents({
    ...typography.caption,
    margin: 0,
    paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
    paddingInline: vars.space[2],
    fontWeight: 500,
    color: vars.color.fg.subtle,
  }),
);
export const categories = style(
  inComponents({
    display: 'grid',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);
const entry = {
  ...typography.bodySm,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.fg.default,
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
const entryStates = {
  '&:hover': { background: vars.color.bg.hover },
  '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
} as const;
export const category = style(
  inComponents({
    ...entry,
    selectors: {
      ...entryStates,
      '&[aria-current]': { background: vars.color.bg.selected, color: vars.color.fg.strong, fontWeight: 500 },
    },
  }),
);
export const categoryName = style(
  inComponents({ minInlineSize: 0, overflowWrap: 'anywhere', marginInlineEnd: 'auto' }),
);
export const edited = style(
  inComponents({
    flex: 'none',
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: vars.radius.full,
    background: vars.tone.primary.fg,
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);
export const wrong = style(inComponents({ display: 'inline-flex', color: vars.tone.danger.fg }));
export const add = style(inComponents({ ...entry, color: vars.color.fg.muted, selectors: entryStates }));

export const panel = style(
  inComponents({ minInlineSize: 0, padding: vars.space[5], '@media': { [narrow]: { padding: vars.space[4] } } }),
);
export const panelHeader = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: vars.space[3],
    marginBlockEnd: vars.space[3],
  }),
);
export const panelTextColumn = style(inComponents({ flex: '1 1 240px', minInlineSize: 0 }));
export const panelTitle = style(
  inComponents({ ...typography.h3, margin: 0, overflowWrap: 'anywhere', ':focus': { outline: 'none' } }),
);
export const muted = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.muted }));

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) minmax(116px, auto)',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    borderBlockEnd: line,
    selectors: {
      '&:last-child': { borderBlockEnd: 'none' },
      '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space[3] },
    },
    '@media': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        rowGap: vars.space[2],
      },
    },
  }),
);
export const textColumn = style(inComponents({ minInlineSize: 0 }));
export const key = style(
  inComponents({
    ...typography.bodySm,
    margin: 0,
    fontFamily: vars.font.mono,
    fontWeight: 500,
    color: vars.color.fg.strong,
    overflowWrap: 'anywhere',
  }),
);
export const hint = style(
  inComponents({ ...typography.caption, margin: 0, fontWeight: 400, color: vars.color.fg.muted }),
);
export const control = style(
  inComponents({
    minInlineSize: 0,
    maxInlineSize: '320px',
    selectors: { [`${row}[data-wide] > &`]: { gridColumn: '1 / -1', gridRow: 2, maxInlineSize: 'none' } },
    '@media': { [narrow]: { gridColumn: '1 / -1', gridRow: 2, maxInlineSize: 'none' } },
  }),
);
export const state = style(
  inComponents({
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '28px',
  }),
);
export const value = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.strong }));
export const keys = style(
  inComponents({
    ...typography.caption,
    display: 'grid',
    gap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const buttons = style(inComponents({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] }));
export const stack = style(inComponents({ display: 'grid', gap: vars.space[5], minInlineSize: 0 }));
export const part = style(inComponents({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
export const partTitle = style(
  inComponents({ ...typography.bodySm, margin: 0, fontWeight: 600, color: vars.color.fg.strong }),
);
export const error = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.tone.danger.fg }));

export const hidden = style(inComponents(visuallyHidden));
