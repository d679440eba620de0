import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** All in one row if their labels fit, otherwise one per row. */
export const providers = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
    gap: vars.space[2],
    '@media': { 'screen and (max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

const line = { content: '', flex: 1, blockSize: '1px', background: vars.color.border.default } as const;

/** The text between two lines. */
export const or = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.fg.muted,
    selectors: { '&::before': line, '&::after': line },
  }),
);
