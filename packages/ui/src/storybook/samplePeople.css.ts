import { style } from '@vanilla-extract/css';
import { inComponents, media } from '../theme/index.ts';

export const user = style(inComponents({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 }));
export const name = style(inComponents({ overflow: 'hidden', textOverflow: 'ellipsis' }));
export const badge = style(inComponents({ display: 'flex', '@media': { [media.belowSm]: { display: 'none' } } }));
