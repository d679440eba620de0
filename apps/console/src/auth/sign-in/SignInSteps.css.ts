import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const head = style(inComponents({ display: 'grid', gap: vars.space[1] }));

const plate = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    marginBlockEnd: vars.space[4],
    borderRadius: vars.radius[4],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
const inTone = (tone: 'primary' | 'warning' | 'danger') => [
  plate,
  inComponents({ background: vars.tone[tone].bg, color: vars.tone[tone].fg }),
];
export const tile = styleVariants({
  primary: inTone('primary'),
  warning: inTone('warning'),
  danger: inTone('danger'),
});

export const title = styleVariants({
  page: inComponents({ ...typography.h2, color: vars.color.fg.strong, outline: 'none', textWrap: 'balance' }),
  dialog: inComponents({ ...typography.titleSm, color: vars.color.fg.strong, outline: 'none' }),
});

export const text = style(inComponents({ color: vars.color.fg.muted, textWrap: 'pretty' }));

/** Error above the step. */
export const reason = style(inComponents({ color: vars.color.fg.default, textWrap: 'pretty' }));

export const target = style(inComponents({ color: vars.color.fg.strong, fontWeight: 500, overflowWrap: 'anywhere' }));

export const form = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5] }));

/** A second button belongs to the first. */
export const second = style(inComponents({ marginBlockStart: `calc(-1 * ${vars.space[2]})` }));

/** Links below the form. */
export const foot = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[6]} ${vars.space[3]}`,
  }),
);
// Touch target, without a larger gap.
globalStyle(
  `${foot} > :is(a, button)`,
  inComponents({
    paddingBlock: '2px',
    marginBlock: '-2px',
    '@media': { [media.coarsePointer]: { paddingBlock: '12px', marginBlock: '-12px' } },
  }),
);

export const textAction = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    textAlign: 'start',
    selectors: {
      // The countdown must be legible: muted, not faint.
      '&[aria-disabled=true]': {
        color: vars.color.fg.muted,
        fontVariantNumeric: 'tabular-nums',
        textDecoration: 'none',
        cursor: 'default',
      },
    },
  }),
);

export const help = style(
  inComponents({
    ...typography.bodySm,
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    color: vars.color.fg.default,
    textWrap: 'pretty',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const choices = style(inComponents({ display: 'grid', gap: vars.space[3], listStyle: 'none', padding: 0 }));

export const choice = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    inlineSize: '100%',
    padding: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    color: vars.color.fg.default,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background ${vars.duration.hover}`,
    selectors: { '&[aria-disabled=true]': { cursor: 'default' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.bg.hover } } },
      [media.forcedColors]: { border: '1px solid ButtonText' },
    },
  }),
);

export const choiceIcon = style(inComponents({ flex: 'none', color: vars.tone.primary.fg }));
export const choiceText = style(inComponents({ flex: 1, minInlineSize: 0, display: 'grid' }));
export const choiceLabel = style(inComponents({ fontWeight: 500, color: vars.color.fg.strong }));
export const choiceHint = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const choiceEnd = style(
  inComponents({
    flex: 'none',
    color: vars.color.fg.muted,
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);

export const wait = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    color: vars.color.fg.muted,
  }),
);
