import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }));

/** Not cropped: the center of a wide logo is not recognizable. */
export const preview = style(
  inComponents({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    background: vars.color.bg.inset,
  }),
);

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** Touch devices usually have a camera; elsewhere the button would open the file picker again. */
export const camera = style(
  inComponents({ display: 'none', '@media': { [media.coarsePointer]: { display: 'block' } } }),
);
