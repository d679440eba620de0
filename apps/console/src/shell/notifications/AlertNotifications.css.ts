import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** The snackbar history follows. */
export const alerts = style(
  inComponents({
    selectors: {
      '&:not(:last-child)': {
        marginBlockEnd: vars.space[3],
        paddingBlockEnd: vars.space[2],
        borderBlockEnd: `1px solid ${vars.color.border.default}`,
      },
    },
  }),
);
export const head = style(inComponents({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }));
export const heading = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong }));
export const list = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));
export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);
const icon = style(inComponents({ flex: 'none', marginBlockStart: '2px' }));
export const firing = style([icon, inComponents({ color: vars.tone.danger.fg })]);
export const recovered = style([icon, inComponents({ color: vars.tone.success.fg })]);
export const text = style(inComponents({ flex: 1, display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const detail = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const time = style([detail, inComponents({ flex: 'none', lineHeight: '20px' })]);
