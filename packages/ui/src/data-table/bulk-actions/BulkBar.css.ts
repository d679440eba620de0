import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));

export const container = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    '@media': {
      // The pager is sticky only within its parent, so the parent is sticky.
      [media.belowSm]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.z.sticky },
    },
  }),
);

/** Reserves the bar's space if there is no pager, or the rows would move with the first selected one. */
export const placeholder = style(
  inComponents({
    blockSize: '48px',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    borderEndStartRadius: vars.radius[4],
    borderEndEndRadius: vars.radius[4],
    background: vars.color.bg.subtle,
  }),
);

export const bar = style(
  inComponents({
    position: 'absolute',
    insetBlockEnd: '4px',
    insetInline: vars.space[2],
    // Below 744 px, the sticky pager has the same z-index.
    zIndex: vars.z.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    inlineSize: 'fit-content',
    maxInlineSize: 'calc(100% - 16px)',
    minBlockSize: '40px',
    marginInline: 'auto',
    paddingInline: '16px 4px',
    borderRadius: vars.radius[4],
    // Dark in both modes: `color-scheme` selects the dark value of every token inside.
    colorScheme: 'dark',
    // Lighter than the surfaces that it floats over.
    background: vars.color.button.bgHover,
    color: vars.color.fg.strong,
    vars: {
      // The actions are as prominent as the count.
      [vars.color.fg.muted]: vars.color.fg.default,
      [vars.color.bg.hover]: vars.color.button.bgActive,
      [vars.color.bg.active]: vars.color.button.bgActive,
    },
    boxShadow: vars.shadow.dialog,
    ...typography.body,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '@media': {
      [media.belowSm]: {
        minBlockSize: '48px',
        insetInline: '4px',
        maxInlineSize: 'none',
        inlineSize: 'auto',
        paddingInline: '12px 4px',
      },
      [media.forcedColors]: { border: '1px solid' },
    },
  }),
);

export const label = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 'none',
    '@media': { [media.belowSm]: { gap: vars.space[2], marginInlineEnd: 'auto' } },
  }),
);

export const count = style(inComponents({ fontVariantNumeric: 'tabular-nums' }));

export const link = style(
  inComponents({
    minBlockSize: '24px',
    borderRadius: vars.radius[2],
    color: vars.color.fg.link,
    font: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    '@media': {
      [media.hover]: { ':hover': { textDecorationThickness: '2px' } },
      [media.coarsePointer]: { minBlockSize: '44px' },
    },
  }),
);

export const rule = style(
  inComponents({
    flex: 'none',
    inlineSize: '1px',
    blockSize: '20px',
    marginInline: vars.space[2],
    background: vars.color.border.strong,
    '@media': { [media.belowSm]: { marginInline: vars.space[1] } },
  }),
);

// The bar would cover half of it.
globalStyle(`${container}:has(> ${bar}) [data-page-size]`, inComponents({ visibility: 'hidden' }));
