import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Too narrow for the side column. */
const oneColumn = 'screen and (max-width: 1023.98px)';

/** Two columns of the same width. */
export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: vars.space[6],
    alignItems: 'start',
  }),
);
/** A main column, and a side column with the object's details. */
export const withSide = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: vars.space[6],
    alignItems: 'start',
    '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inComponents({ display: 'grid', gap: vars.space[6], minInlineSize: 0 }));

/** Facts under the title, separated by dots. */
export const facts = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] }),
);
export const fact = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    selectors: {
      '& + &::before': { content: '"·" / ""', marginInlineEnd: vars.space[2], color: vars.color.fg.subtle },
    },
  }),
);

/** An empty state in a card. */
export const state = style(inComponents({ borderBlockStart: `1px solid ${vars.color.border.subtle}` }));
export const rows = style(inComponents({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));
export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    '@media': { [media.belowSm]: { flexWrap: 'wrap' } },
  }),
);
export const icon = style(inComponents({ flex: 'none', display: 'grid', color: vars.color.fg.muted }));
export const textColumn = style(inComponents({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inComponents({ ...typography.body, fontWeight: 500, color: vars.color.fg.strong }));
export const text = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const time = style([text, inComponents({ flex: 'none', whiteSpace: 'nowrap' })]);
export const atEnd = style(inComponents({ marginInlineStart: 'auto' }));
