import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const pathways = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
);

export const code = style(
  inComponents({
    ...typography.caption,
    fontFamily: vars.font.mono,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const none = style(inComponents({ color: vars.color.fg.subtle }));

export const stack = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 }),
);

/** Its width decides whether weight bars fit. */
export const configuredOrder = style([stack, inComponents({ containerType: 'inline-size' })]);

export const part = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 }),
);

export const row = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
);

/** Below a field's hint. */
export const check = style([row, inComponents({ marginBlockStart: vars.space[2] })]);

export const heading = style(
  inComponents({ ...typography.titleSm, color: vars.color.fg.strong, margin: 0, marginInlineEnd: 'auto' }),
);

/** A pathway: name above host. */
export const pathway = style(inComponents({ display: 'grid', minInlineSize: 0 }));

export const host = style(
  inComponents({ ...typography.caption, color: vars.color.fg.subtle, overflowWrap: 'anywhere' }),
);

export const weight = style(inComponents({ inlineSize: '92px' }));

/** A weight beside its stored one, or below it on phones, where the row has no room. */
export const changedWeight = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [media.belowSm]: { flexDirection: 'column', alignItems: 'end', gap: vars.space[1] } },
  }),
);

/** The stored weight, before a changed one. */
export const was = style(
  inComponents({
    ...typography.caption,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** The number beside its slider, on the same line as the field. */
export const ttl = style(
  inComponents({ display: 'grid', gridTemplateColumns: '140px minmax(0, 1fr)', columnGap: vars.space[4] }),
);

/** Hidden in a narrow list, where the number is enough. */
export const weightBar = style(
  inComponents({
    display: 'none',
    inlineSize: '72px',
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: vars.color.bg.active,
    overflow: 'clip',
    '@container': { '(min-width: 420px)': { display: 'block' } },
  }),
);

export const weightShare = style(
  inComponents({
    display: 'block',
    blockSize: '100%',
    maxInlineSize: '100%',
    borderRadius: vars.radius.full,
    background: vars.tone.primary.fg,
  }),
);

export const percent = style(
  inComponents({
    ...typography.bodySm,
    minInlineSize: '40px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const sum = style(inComponents({ marginInlineEnd: 'auto' }));

export const token = style(
  inComponents({ ...typography.caption, fontFamily: vars.font.mono, overflowWrap: 'anywhere', minInlineSize: 0 }),
);

/** Narrow enough to stay on one line with its label on phones. */
export const tokenRow = style([row, inComponents({ columnGap: 0 })]);

export const note = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.muted }));

/** A simulated viewer's responses, one per TTL. */
export const timeline = style(
  inComponents({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: vars.space[2],
  }),
);

export const simulationStep = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[3],
  }),
);

export const time = style(
  inComponents({
    ...typography.caption,
    color: vars.color.fg.subtle,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);

export const order = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], minInlineSize: 0 }));

/** A field with several controls. */
export const group = style(inComponents({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const legend = style(
  inComponents({ ...typography.bodySm, fontWeight: 500, padding: 0, marginBlockEnd: vars.space[2] }),
);

export const hint = style(
  inComponents({ ...typography.caption, margin: 0, marginBlockStart: vars.space[2], color: vars.color.fg.muted }),
);

/** Between the legend and the list. */
export const listHint = style([hint, inComponents({ marginBlock: `calc(-1 * ${vars.space[1]}) ${vars.space[2]}` })]);

export const error = style([
  hint,
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[1], color: vars.tone.danger.fg }),
]);

/** A drawer as wide as two columns. */
const wide = { inlineSize: '1080px' };
globalStyle('div:has(> [data-resource-drawer])', {
  '@media': { [media.fromSmBelowMenu]: wide, [media.fromMenu]: wide },
});

/** As high as the drawer, so that the divider reaches its footer. */
globalStyle('[data-resource-drawer] div:has(> div > [data-columns])', { display: 'flex', flexDirection: 'column' });
globalStyle('[data-resource-drawer] div:has(> [data-columns])', {
  display: 'grid',
  flex: '1 0 auto',
  padding: 0,
  containerType: 'inline-size',
});

const twoColumns = '(min-width: 800px)';

export const columns = style(
  inComponents({
    display: 'grid',
    minInlineSize: 0,
    '@container': { [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

const column = inComponents({
  minInlineSize: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
  paddingInline: vars.space[6],
});

export const editor = style([column, inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })]);

export const aside = style([
  column,
  inComponents({
    background: vars.color.bg.subtle,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@container': {
      [twoColumns]: { borderBlockStart: 'none', borderInlineStart: `1px solid ${vars.color.border.subtle}` },
    },
  }),
]);

/** The facts below the drawer's title, on one line if they fit. */
export const facts = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
  }),
);

export const manifest = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 }),
);

/** In the footer, before the buttons. */
export const changes = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    flex: '1 1 160px',
    alignSelf: 'center',
    minInlineSize: 0,
    color: vars.color.fg.muted,
    '@media': { [media.belowSm]: { flexBasis: '100%' } },
  }),
);

export const changeCount = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong }));

export const adder = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: vars.space[2],
  }),
);
globalStyle(`${adder} > :first-child`, { flex: '1 1 180px', minInlineSize: 0 });

export const inlinePathway = style([
  stack,
  inComponents({
    margin: 0,
    padding: vars.space[4],
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius[4],
  }),
]);

/** Two fields beside each other if they fit. */
export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: vars.space[3],
  }),
);

export const inlineFields = style([pair, inComponents({ alignItems: 'start' })]);

export const clones = style([group, inComponents({ marginBlockStart: vars.space[5] })]);

export const checkboxes = style([row, inComponents({ columnGap: vars.space[4] })]);
