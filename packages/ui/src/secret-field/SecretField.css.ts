import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const root = style(inComponents({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));

export const surface = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '52px',
    paddingBlock: '7px',
    paddingInline: '14px 8px',
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const value = style(
  inComponents({
    flex: '1 1 24ch',
    minInlineSize: 0,
    font: `500 .8125rem/1.25rem ${vars.font.mono}`,
    letterSpacing: 0,
    color: vars.color.fg.strong,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    selectors: {
      // One press selects the whole secret, never a part.
      '&[data-shown]': { whiteSpace: 'normal', overflowWrap: 'anywhere', userSelect: 'all' },
    },
    // Secrets are not printed.
    '@media': { print: { visibility: 'hidden' } },
  }),
);

export const prefix = style(inComponents({ color: vars.tone.primary.fg }));
export const dots = style(inComponents({ letterSpacing: '.08em', color: vars.color.fg.muted, userSelect: 'none' }));
export const hidden = style(inComponents(visuallyHidden));

export const actions = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
  }),
);

export const copy = style(inComponents({ display: 'inline-flex' }));

export const confirmation = style(inComponents({ display: 'flex' }));
