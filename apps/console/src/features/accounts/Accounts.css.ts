import { media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const account = style({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 });

/** Two lines that fit a row. */
export const lines = style({ display: 'grid', minInlineSize: 0, lineHeight: '18px' });
export const name = style(cut);
export const tier = style({ ...typography.caption, ...cut, fontWeight: 400, color: vars.color.fg.muted });
/** On a page, where the reason wraps. */
export const whole = style({});
/** Where rows are cards. */
const onCards = 'screen and (max-width: 639.98px), screen and (max-width: 743.98px) and (min-height: 500px)';
/** Narrow rows, where the figure needs the space of its curve. */
const inNarrowRows =
  'screen and (min-width: 640px) and (max-width: 743.98px) and (max-height: 499.98px), screen and (min-width: 744px) and (max-width: 929.98px)';

/** One line on cards. */
export const health = style([
  lines,
  {
    selectors: { [`${whole} &`]: { flexWrap: 'wrap' } },
    '@media': { [onCards]: { display: 'flex', gap: vars.space[2], alignItems: 'baseline' } },
  },
]);
/** Below the text of the status, after its icon. */
export const reason = style({
  ...typography.caption,
  ...cut,
  color: vars.color.fg.muted,
  paddingInlineStart: '20px',
  selectors: { [`${whole} &`]: { whiteSpace: 'normal' } },
  '@media': { [onCards]: { paddingInlineStart: 0 } },
});

export const audience = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const trend = style({
  flex: 'none',
  inlineSize: '84px',
  '@media': { [inNarrowRows]: { display: 'none' }, '(width < 360px)': { display: 'none' } },
});
export const figure = style({ flex: 1, minInlineSize: '44px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const aside = style({ color: vars.color.fg.subtle });

export const none = style({ color: vars.color.fg.subtle });

/** Scrolls sideways rather than wrap. */
export const chips = style({
  display: 'flex',
  flex: '0 1 auto',
  listStyle: 'none',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring.
  padding: '4px',
  margin: '-4px',
});
export const chip = style({
  ...typography.bodySm,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  blockSize: '32px',
  paddingInline: '12px',
  borderRadius: '16px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: vars.color.fg.muted,
  backgroundColor: vars.color.bg.raised,
  border: `1px solid ${vars.color.border.default}`,
  selectors: {
    '&:hover': { color: vars.color.fg.strong, backgroundColor: vars.color.bg.hover },
    '&[aria-current]': {
      color: vars.tone.primary.fgStrong,
      backgroundColor: vars.tone.primary.bg,
      borderColor: vars.tone.primary.border,
    },
  },
  '@media': { [media.coarsePointer]: { blockSize: '40px', borderRadius: '20px' } },
});
export const chipCount = style({ color: vars.color.fg.subtle, fontVariantNumeric: 'tabular-nums' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] } },
});

/** Separates the fields of the first administrator. */
export const part = style({
  ...typography.titleSm,
  margin: 0,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.fg.strong,
});

/** What stops working, in the account's dialog. */
export const affectedItems = style({
  listStyle: 'disc',
  marginBlock: vars.space[2],
  paddingInlineStart: vars.space[5],
});
