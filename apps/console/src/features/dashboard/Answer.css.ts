import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { fontFace, style, styleVariants } from '@vanilla-extract/css';

/** Where two statements take two lines. */
const tablet = 'screen and (min-width: 744px) and (max-width: 1000px)';

export const answer = style(inComponents({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] }));

export const badge = styleVariants(
  { success: 0, warning: 0, danger: 0, neutral: 0 },
  (_, tone: 'success' | 'warning' | 'danger' | 'neutral') =>
    inComponents({
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '28px',
      blockSize: '28px',
      marginBlockStart: '2px',
      borderRadius: '50%',
      background: vars.tone[tone].bg,
      color: vars.tone[tone].fg,
      '@media': {
        [media.belowSm]: { inlineSize: '24px', blockSize: '24px' },
        [media.forcedColors]: { border: '1px solid CanvasText' },
      },
    }),
);

/** As high as two statements and what was checked, so that the page does not move when they arrive. */
export const text = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    '@media': { [media.belowSm]: { minBlockSize: '8rem' }, [tablet]: { minBlockSize: '5.5rem' } },
  }),
);

/** Inter is narrower at this size: without it, two lines would become one when the font arrives. */
const wideFallback = fontFace({
  src: "local('Arial Bold'), local('Liberation Sans Bold')",
  sizeAdjust: '96.9%',
  ascentOverride: '100%',
  descentOverride: '24.9%',
  lineGapOverride: '0%',
});

export const title = style(
  inComponents({
    ...typography.h2,
    fontFamily: `'Inter Variable', ${wideFallback}, ${vars.font.sans}`,
    margin: 0,
    color: vars.color.fg.strong,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // Focused from code after a route change so that it is announced; it is not a control.
    outline: 'none',
    '@media': { [media.belowSm]: { ...typography.h3, textWrap: 'pretty' } },
  }),
);

export const statement = style(
  inComponents({
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 24%, transparent)',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '5px',
    '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
  }),
);

export const checked = style(
  inComponents({
    ...typography.bodySm,
    margin: 0,
    marginBlockStart: vars.space[1],
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
  }),
);

export const failed = style([
  checked,
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }),
]);
