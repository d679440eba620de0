import { inComponents, media, vars } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const links = style(inComponents({ display: 'flex', gap: vars.space[4] }));
// Minimum touch target.
globalStyle(
  `${links} > a`,
  inComponents({ '@media': { [media.coarsePointer]: { paddingBlock: '14px', marginBlock: '-14px' } } }),
);
