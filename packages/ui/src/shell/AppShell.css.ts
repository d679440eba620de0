import { createVar, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

/** Set by the shell. */
export const bannerHeight = createVar();

export const banner = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.dialog,
    minBlockSize: '40px',
    '@media': { [media.low]: { position: 'static' } },
  }),
);

/** Container for a docked drawer next to the page. */
export const dock = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: bannerHeight,
    blockSize: `calc(100dvh - ${bannerHeight})`,
    paddingBlock: vars.space[2],
    paddingInlineEnd: vars.space[2],
    selectors: { '&:empty': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);

const hasDocked = `&:has(> ${dock}:not(:empty))`;

export const frame = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: `${vars.shell.navWidth} minmax(0, 1fr)`,
    minBlockSize: `calc(100dvh - ${bannerHeight})`,
    background: vars.color.bg.app,
    selectors: {
      '&[data-rail]': { gridTemplateColumns: '64px minmax(0, 1fr)' },
      [hasDocked]: { gridTemplateColumns: `${vars.shell.navWidth} minmax(0, 1fr) 488px` },
      [`${hasDocked}[data-rail]`]: { gridTemplateColumns: '64px minmax(0, 1fr) 488px' },
    },
    '@media': {
      [media.belowMenu]: {
        selectors: { '&, &[data-rail]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
      // In print, only the page is shown, at full length.
      print: { display: 'block', minBlockSize: 0 },
    },
  }),
);

export const nav = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: bannerHeight,
    // Rail tooltips overlap the sheet, which comes later in the DOM.
    zIndex: vars.z.nav,
    blockSize: `calc(100dvh - ${bannerHeight})`,
    minInlineSize: 0,
    '@media': { [media.belowMenu]: { display: 'none' }, print: { display: 'none' } },
  }),
);

/** List pages set this attribute: the sheet is as high as the window and only its rows scroll. */
const fit = '&:has([data-page=fit])';

export const sheet = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    margin: vars.space[2],
    marginInlineStart: 0,
    borderRadius: vars.radius[5],
    background: vars.color.bg.surface,
    boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
    selectors: {
      [fit]: { blockSize: `calc(100dvh - ${vars.space[4]} - ${bannerHeight})` },
      [`${frame}[data-acting] &`]: { boxShadow: `0 0 0 2px ${vars.tone.warning.solid}` },
    },
    '@media': {
      [media.belowMenu]: {
        margin: 0,
        borderRadius: 0,
        boxShadow: 'none',
        selectors: { [fit]: { blockSize: `calc(100dvh - ${bannerHeight})` } },
      },
      [media.belowSm]: { selectors: { [fit]: { blockSize: 'auto' } } },
      [media.forcedColors]: { border: '1px solid' },
      print: { display: 'block', margin: 0, boxShadow: 'none', selectors: { [fit]: { blockSize: 'auto' } } },
    },
  }),
);

export const main = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    // Receives focus from the skip link to move the reading position; it is not a control.
    outline: 'none',
    '@media': { print: { display: 'block' } },
  }),
);
