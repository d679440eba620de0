import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

export const summary = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius[4],
    background: vars.tone.danger.bg,
    color: vars.tone.danger.fgStrong,
    boxShadow: `inset 0 0 0 1px ${vars.tone.danger.bgActive}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const icon = style(inComponents({ marginBlockStart: '2px', color: vars.tone.danger.fg }));
export const body = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inComponents({ fontWeight: 600, color: 'inherit' }));
export const list = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[1], marginBlockStart: vars.space[1] }),
);
// Regular weight, below a bold title.
globalStyle(`${list} a`, inComponents({ fontWeight: 400 }));
