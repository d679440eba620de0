import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    gap: vars.space[6],
    alignItems: 'start',
  }),
);
export const column = style(inComponents({ display: 'grid', gap: vars.space[6], minInlineSize: 0 }));

export const aside = style(inComponents({ color: vars.color.fg.subtle }));

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
export const textColumn = style(inComponents({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inComponents({ ...typography.body, fontWeight: 500, color: vars.color.fg.strong }));
export const text = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const time = style([text, inComponents({ flex: 'none', whiteSpace: 'nowrap' })]);
export const atEnd = style(inComponents({ marginInlineStart: 'auto' }));
