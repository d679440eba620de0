import { inComponents, media, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const form = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5], color: vars.color.fg.default }),
);
export const profileForm = style([form, inComponents({ paddingBlock: vars.space[4] })]);
export const names = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: vars.space[4],
  }),
);
export const hidden = style(inComponents(visuallyHidden));

export const cards = style(inComponents({ display: 'grid', gap: vars.space[6] }));

export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: vars.space[6],
  }),
);

export const textColumn = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);

export const atEnd = style(inComponents({ marginInlineStart: 'auto' }));

export const factor = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Aligned with the icons and text of the cards above.
    gap: vars.space[3],
    padding: vars.space[4],
  }),
);

export const iconTile = recipe({
  base: inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius[4],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: inComponents({ background: vars.tone.neutral.bg, color: vars.tone.neutral.fg }),
      success: inComponents({ background: vars.tone.success.bg, color: vars.tone.success.fg }),
      warning: inComponents({ background: vars.tone.warning.bg, color: vars.tone.warning.fg }),
    },
  },
});

export const factorTextColumn = style(inComponents({ flex: '1 1 180px', minInlineSize: 0 }));
export const factorTitle = style(inComponents({ ...typography.title, color: vars.color.fg.strong }));
export const factorText = style(
  inComponents({
    ...typography.body,
    display: 'block',
    minBlockSize: '20px',
    maxInlineSize: '60ch',
    color: vars.color.fg.muted,
  }),
);
export const factorActions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    '@media': { [media.belowSm]: { inlineSize: '100%' } },
  }),
);

/** A part of the MFA card below the status. */
export const factorPart = style([factor, inComponents({ borderBlockStart: `1px solid ${vars.color.border.subtle}` })]);
export const factorPartTitle = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    fontWeight: 500,
    color: vars.color.fg.strong,
  }),
);
export const meter = style(inComponents({ display: 'inline-flex', gap: '3px' }));
export const mark = recipe({
  base: inComponents({
    inlineSize: '8px',
    blockSize: '4px',
    borderRadius: '2px',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    kind: {
      left: inComponents({ background: vars.tone.success.fg }),
      few: inComponents({ background: vars.tone.warning.fg }),
      used: inComponents({ background: vars.color.border.default }),
    },
  },
});

export const rows = style(inComponents({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const rowIcon = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    color: vars.color.fg.muted,
    // Next to the name, which wraps to up to three lines on narrow screens.
    '@media': { [media.belowSm]: { alignSelf: 'flex-start' } },
  }),
);
export const rowTextColumn = style(inComponents({ flex: '1 1 130px', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const rowTitle = style(
  inComponents({
    ...typography.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    fontWeight: 500,
    color: vars.color.fg.strong,
  }),
);
export const rowText = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const methodState = style([rowText, inComponents({ display: 'block' })]);
/** Below the row's text and button. */
export const rowNotice = style(inComponents({ flex: '1 0 100%' }));
/** Label and value: wraps between them rather than within. */
export const whole = style(
  inComponents({ display: 'inline-block', '@media': { [media.belowSm]: { display: 'block' } } }),
);
export const separator = style(inComponents({ whiteSpace: 'pre', '@media': { [media.belowSm]: { display: 'none' } } }));
/** After the text of a sign-in method. */
export const lastUsed = style(inComponents({ ...typography.bodySm, display: 'block', color: vars.color.fg.muted }));
export const state = style(inComponents({ borderBlockStart: `1px solid ${vars.color.border.subtle}` }));
export const aside = style(inComponents({ color: vars.color.fg.subtle }));
export const ends = style(
  inComponents({ listStyle: 'disc', marginBlock: vars.space[2], paddingInlineStart: vars.space[5] }),
);
/** Above the explanation of what happens to the data. */
export const successor = style(inComponents({ marginBlockEnd: vars.space[2] }));
export const missing = style(inComponents({ marginBlock: vars.space[4] }));

/** The target of an in-page link: it receives focus, and its heading is announced. */
export const landing = style(inComponents({ ':focus': { outline: 'none' }, scrollMarginBlockStart: vars.space[6] }));

/** Buttons, and below them the progress and the result. */
export const exportColumn = style(inComponents({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));
export const keep = style(
  inComponents({
    display: 'grid',
    gap: vars.space[3],
    marginBlockStart: vars.space[5],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);
