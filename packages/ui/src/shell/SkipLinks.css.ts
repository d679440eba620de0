import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

/** Hidden until one of its links has focus. */
export const links = style(
  inComponents({
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: vars.z.toast,
    maxInlineSize: `calc(100% - 2 * ${vars.space[2]})`,
    padding: vars.space[1],
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.popover,
    selectors: {
      '&:not(:focus-within)': {
        clipPath: 'inset(50%)',
        inlineSize: '1px',
        blockSize: '1px',
        padding: 0,
        overflow: 'hidden',
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);

export const list = style(inComponents({ display: 'flex', flexWrap: 'wrap' }));

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.size.controlMd,
    paddingInline: vars.space[3],
    borderRadius: vars.radius[2],
    color: vars.color.fg.link,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': { [media.hover]: { ':hover': { background: vars.color.bg.hover } } },
  }),
);
