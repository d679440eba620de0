import { style } from '@vanilla-extract/css';
import { inComponents, visuallyHidden as hidden } from '../../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));
