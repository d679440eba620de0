import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';

export const root = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }));

/** Whole: the middle of a wide logo could be any. */
export const preview = style(
  inComponents({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }),
);

export const actions = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

/** Where there is a finger there is most often a camera; elsewhere the button would only open the same list of files. */
export const camera = style(
  inComponents({ display: 'none', '@media': { [media.coarsePointer]: { display: 'block' } } }),
);
