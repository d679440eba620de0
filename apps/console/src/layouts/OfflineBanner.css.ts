import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Floats at the bottom: nothing on the page moves when the connection comes and goes. */
export const banner = style(
  inComponents({
    ...typography.bodySm,
    position: 'fixed',
    insetBlockEnd: vars.space[4],
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    zIndex: vars.z.toast,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - ${vars.space[8]})`,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.overlay,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.popover,
    selectors: { '&:dir(rtl)': { transform: 'translateX(50%)' } },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);
