import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const line = `1px solid ${vars.color.border.subtle}`;

export const title = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));

export const failed = style(inComponents({ padding: `0 ${vars.space[4]} ${vars.space[4]}` }));

export const list = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));

export const item = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    columnGap: vars.space[3],
    padding: vars.space[4],
    borderBlockStart: line,
    overflowWrap: 'anywhere',
  }),
);

export const none = style([item, inComponents({ gridTemplateColumns: '20px minmax(0, 1fr)' })]);

export const icon = styleVariants(
  { success: {}, warning: {}, danger: {} },
  (_, tone: 'success' | 'warning' | 'danger') => inComponents({ marginBlockStart: '2px', color: vars.tone[tone].fg }),
);

export const itemTitle = style(
  inComponents({ ...typography.body, margin: 0, fontWeight: 500, color: vars.color.fg.strong, textWrap: 'pretty' }),
);

export const text = style(
  inComponents({ ...typography.bodySm, margin: 0, marginBlockStart: '2px', color: vars.color.fg.muted }),
);

export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    marginBlockStart: vars.space[3],
    // Without permission to act.
    ':empty': { display: 'none' },
  }),
);

export const sketch = style(
  inComponents({ display: 'grid', gap: vars.space[3], minBlockSize: '88px', alignContent: 'start' }),
);
