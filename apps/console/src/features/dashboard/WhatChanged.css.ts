import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const line = `1px solid ${vars.color.border.subtle}`;

export const padded = style(inComponents({ padding: vars.space[4] }));

export const none = style(
  inComponents({
    ...typography.bodySm,
    margin: 0,
    padding: `0 ${vars.space[4]} ${vars.space[4]}`,
    color: vars.color.fg.muted,
    textWrap: 'pretty',
  }),
);

export const table = style(
  inComponents({
    ...typography.body,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.default,
  }),
);

/** A value and its change: next to each other in columns, or below each other on phones. */
export const figure = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'baseline',
    justifyContent: 'end',
    '@media': { [media.belowSm]: { flexDirection: 'column', alignItems: 'end' } },
  }),
);
export const change = style(
  inComponents({
    ...typography.bodySm,
    minInlineSize: '88px',
    '@media': { [media.belowSm]: { ...typography.caption, minInlineSize: 0 } },
  }),
);

export const link = style(
  inComponents({
    color: 'inherit',
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
  }),
);

globalStyle(
  `${table} :is(th, td)`,
  inComponents({
    inlineSize: '28%',
    blockSize: '40px',
    paddingBlock: 0,
    paddingInline: vars.space[4],
    textAlign: 'end',
    borderBlockStart: line,
    whiteSpace: 'nowrap',
    '@media': { [media.belowSm]: { blockSize: '56px', paddingInline: `0 ${vars.space[4]}` } },
  }),
);
globalStyle(
  `${table} :is(th, td):first-child`,
  inComponents({
    inlineSize: 'auto',
    textAlign: 'start',
    paddingInlineStart: vars.space[4],
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  }),
);
globalStyle(`${table} :is(th, td):last-child`, inComponents({ paddingInlineEnd: vars.space[4] }));
globalStyle(
  `${table} thead th`,
  inComponents({ ...typography.bodySm, fontWeight: 500, blockSize: '36px', color: vars.color.fg.muted }),
);
globalStyle(`${table} tbody th`, inComponents({ fontWeight: 500, color: vars.color.fg.strong }));
