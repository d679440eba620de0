import { style } from '@vanilla-extract/css';
import { inComponents, typography, vars } from '../theme/index.ts';

export const error = style(inComponents({ ...typography.bodySm, color: vars.tone.danger.fg, margin: 0 }));
