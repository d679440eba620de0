import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    // The same edges as sign-in, so that the brand does not move between the two.
    paddingBlock: vars.space[8],
    paddingInline: vars.space[10],
    background: vars.color.bg.surface,
    '@media': { [media.belowSm]: { paddingBlock: vars.space[5], paddingInline: vars.space[4] } },
  }),
);

export const header = style(inComponents({ display: 'flex' }));

export const brand = style(
  inComponents({
    ...typography.title,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    borderRadius: vars.radius[3],
    color: vars.color.fg.strong,
    '@media': { [media.coarsePointer]: { paddingBlock: '8px', marginBlock: '-8px' } },
  }),
);

export const main = style(inComponents({ flex: 1, minInlineSize: 0 }));

export const footer = style(inComponents({ ...typography.caption, color: vars.color.fg.subtle }));
