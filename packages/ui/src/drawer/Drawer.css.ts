import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { enterAnimation } from '../overlay/enterAnimation.ts';
import { inComponents, media, typography, vars } from '../theme/index.ts';

/** Transform of the exit animation. */
const away = createVar();
const slide = enterAnimation(vars.duration.drawer, away);

const base = style(
  inComponents({
    ...slide,
    vars: { [away]: 'translateX(calc(100% + 8px))' },
    position: 'absolute',
    insetBlock: vars.space[2],
    insetInlineEnd: vars.space[2],
    maxInlineSize: `calc(100% - ${vars.space[4]})`,
    borderRadius: vars.radius[5],
    overflow: 'hidden',
    selectors: {
      ...slide.selectors,
      '[dir=rtl] &': { vars: { [away]: 'translateX(calc(-100% - 8px))' } },
    },
    '@media': {
      ...slide['@media'],
      [media.belowSm]: {
        // A bottom sheet that leaves the page's top bar visible.
        vars: { [away]: 'translateY(100%)' },
        insetBlock: `${vars.space[12]} 0`,
        insetInline: 0,
        maxInlineSize: 'none',
        borderRadius: `${vars.radius[6]} ${vars.radius[6]} 0 0`,
        selectors: { '[dir=rtl] &': { vars: { [away]: 'translateY(100%)' } } },
      },
      [media.low]: { insetBlock: 0, borderRadius: 0 },
    },
  }),
);

const belowSmAuto = { [media.belowSm]: { inlineSize: 'auto' } };

export const surface = styleVariants({ form: '480px', detail: '576px' }, (inlineSize) => [
  base,
  inComponents({ inlineSize, '@media': belowSmAuto }),
]);

/** Docked in the shell: as wide as its column, as high as the page. */
export const docked = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    borderRadius: vars.radius[5],
    overflow: 'hidden',
    background: vars.color.bg.surface,
    boxShadow: `0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
    color: vars.color.fg.default,
    outline: 'none',
    selectors: { '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.focus}` } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const head = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
    paddingInline: `${vars.space[6]} ${vars.space[4]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const heading = style(inComponents({ flex: 1, minInlineSize: 0 }));

export const title = style(
  inComponents({ ...typography.h3, color: vars.color.fg.strong, margin: 0, overflowWrap: 'anywhere' }),
);

export const description = style(
  inComponents({ ...typography.body, color: vars.color.fg.muted, margin: '2px 0 0', textWrap: 'pretty' }),
);

export const body = style(inComponents({ padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}` }));
