import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style(inComponents({ display: 'grid', gap: vars.space[6] }));

export const figures = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    margin: 0,
    '@media': { 'screen and (max-width: 1023.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const figure = style(
  inComponents({
    display: 'grid',
    gap: vars.space[1],
    alignContent: 'start',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[4],
    boxShadow: `-1px -1px 0 0 ${vars.color.border.subtle}`,
  }),
);
export const figureLabel = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const figureValue = style(
  inComponents({
    ...typography.title,
    margin: 0,
    color: vars.color.fg.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const figureNote = style(inComponents({ ...typography.caption, margin: 0, color: vars.color.fg.muted }));

export const none = style(
  inComponents({
    display: 'grid',
    gap: vars.space[1],
    padding: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);
export const noneTitle = style(inComponents({ ...typography.body, margin: 0, color: vars.color.fg.strong }));
export const note = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.muted }));

export const titleRow = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));
export const facts = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[3] }),
);
export const processes = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));
export const code = style(inComponents({ fontFamily: vars.font.mono, fontSize: '0.9em', overflowWrap: 'anywhere' }));
export const actions = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    gap: vars.space[2],
    '@media': { [media.belowSm]: { inlineSize: '100%' } },
  }),
);
export const pager = style(inComponents({ borderBlockStart: `1px solid ${vars.color.border.subtle}` }));
export const retried = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));
