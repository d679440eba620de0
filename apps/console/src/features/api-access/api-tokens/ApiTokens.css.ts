import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** A row's name and the last characters of its secret. */
export const name = style(
  inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[2], minInlineSize: 0 }),
);

export const cut = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }));

export const lastFour = style(
  inComponents({ ...typography.caption, fontFamily: vars.font.mono, color: vars.color.fg.muted }),
);

export const expiring = style(inComponents({ color: vars.tone.warning.fg }));

/** The number of enabled tokens, above the list. */
export const limit = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: 72,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderRadius: vars.radius[4],
    background: vars.color.bg.subtle,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': {
      // On phones, the list starts near the top; the limit takes room only if it is reached.
      [media.belowSm]: { gap: vars.space[3], selectors: { '&:not([data-reached])': { display: 'none' } } },
    },
  }),
);

export const ring = style(inComponents({ flex: 'none', inlineSize: 40, blockSize: 40, rotate: '-90deg' }));
const arc = { fill: 'none', strokeWidth: 4 } as const;
export const track = style(inComponents({ ...arc, stroke: vars.color.border.default }));
export const share = style(inComponents({ ...arc, stroke: vars.tone.primary.solid }));
export const full = style(inComponents({ ...arc, stroke: vars.tone.warning.fg }));

export const limitTitle = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong }));
export const limitText = style(inComponents({ color: vars.color.fg.muted }));

export const dialog = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }));
