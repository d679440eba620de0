import { media } from '@edge-console/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: '150ms',
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
