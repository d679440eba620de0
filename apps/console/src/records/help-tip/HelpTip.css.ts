import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the line of text around it. */
export const tip = style(
  inComponents({ display: 'inline-flex', marginBlock: '-6px', marginInlineStart: '2px', verticalAlign: 'middle' }),
);

export const text = style(
  inComponents({ ...typography.bodySm, margin: 0, maxInlineSize: '280px', color: vars.color.fg.default }),
);
