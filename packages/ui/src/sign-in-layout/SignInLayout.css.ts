import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

/** Below this width, the brand side would squeeze the form. */
const oneColumn = 'screen and (max-width: 1023.98px)';

export const page = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46.5%)',
    minBlockSize: '100dvh',
    background: vars.color.bg.surface,
    '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const pane = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[10],
    '@media': { [media.belowSm]: { paddingBlock: vars.space[5], paddingInline: vars.space[4] } },
  }),
);

/** The brand side reduced to a band when the form needs the full width. */
export const band = style(
  inComponents({
    display: 'none',
    position: 'relative',
    overflow: 'hidden',
    flexShrink: 0,
    blockSize: '112px',
    marginBlock: `calc(-1 * ${vars.space[8]}) ${vars.space[6]}`,
    marginInline: `calc(-1 * ${vars.space[10]})`,
    background: vars.brand.ink,
    '@media': {
      [oneColumn]: { display: 'block' },
      [media.belowSm]: {
        marginBlock: `calc(-1 * ${vars.space[5]}) ${vars.space[5]}`,
        marginInline: `calc(-1 * ${vars.space[4]})`,
      },
      [media.forcedColors]: { display: 'none' },
    },
  }),
);

/** In one column, brand, form and footer align; a phone has no room for more. */
const column = { inlineSize: '100%', maxInlineSize: '420px', marginInline: 'auto' } as const;

export const header = style(inComponents({ display: 'flex', '@media': { [media.belowSm]: column } }));

export const brand = style(
  inComponents({
    ...typography.title,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    borderRadius: vars.radius[3],
    color: vars.color.fg.strong,
    // Touch target height.
    '@media': { [media.coarsePointer]: { paddingBlock: '8px', marginBlock: '-8px' } },
  }),
);

/** Fixed height, so that the loading image causes no layout shift. */
export const logo = style(inComponents({ display: 'flex', blockSize: '56px', maxInlineSize: '220px' }));
globalStyle(
  `${logo} > *`,
  inComponents({ blockSize: '100%', maxInlineSize: '100%', objectFit: 'contain', objectPosition: 'left center' }),
);

export const main = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    inlineSize: '100%',
    maxInlineSize: '360px',
    margin: 'auto',
    paddingBlock: vars.space[8],
    '@media': { [media.belowSm]: { ...column, marginBlockStart: 0 } },
  }),
);

export const footer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[3],
    ...typography.caption,
    color: vars.color.fg.subtle,
    '@media': { [media.belowSm]: column },
  }),
);

export const side = style(
  inComponents({
    // A long form scrolls next to it.
    position: 'sticky',
    insetBlockStart: vars.space[2],
    blockSize: `calc(100dvh - 2 * ${vars.space[2]})`,
    display: 'grid',
    overflow: 'hidden',
    marginBlock: vars.space[2],
    marginInlineEnd: vars.space[2],
    borderRadius: vars.radius[5],
    background: vars.brand.ink,
    '@media': { [oneColumn]: { display: 'none' }, [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const ink = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    color: vars.color.fg.strong,
  }),
);

const filling = { position: 'absolute', inset: 0, color: vars.color.fg.strong } as const;
export const bandArt = style(inComponents(filling));
export const sideArt = style(
  inComponents({
    ...filling,
    // Fades the image so the text below has a plain background.
    maskImage: 'linear-gradient(to bottom, currentColor 54%, transparent 82%)',
    '@media': { [media.forcedColors]: { display: 'none' } },
  }),
);
globalStyle(
  `:is(${bandArt}, ${sideArt}) > *`,
  inComponents({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);
// The band would cut through the text.
globalStyle(`${bandArt} text`, inComponents({ display: 'none' }));

export const text = style(inComponents({ position: 'relative', padding: vars.space[10] }));

// Not in `ch`: the fallback font has other digits, so the lines would re-wrap once Inter loads.
export const headline = style(inComponents({ ...typography.h1, maxInlineSize: '13em', textWrap: 'balance' }));

export const highlights = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    marginBlockStart: vars.space[6],
    paddingBlockStart: vars.space[5],
    borderBlockStart: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
    ...typography.bodySm,
  }),
);

export const highlight = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.tone.primary.fgStrong,
    whiteSpace: 'nowrap',
  }),
);
