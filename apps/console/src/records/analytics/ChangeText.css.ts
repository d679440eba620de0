import { inComponents, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const hidden = style(inComponents(visuallyHidden));

export const change = recipe({
  base: inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: {
      good: inComponents({ color: vars.tone.success.fg }),
      bad: inComponents({ color: vars.tone.danger.fg }),
      neutral: inComponents({ color: vars.color.fg.muted }),
    },
  },
});
