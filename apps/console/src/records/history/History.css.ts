import { inComponents, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const versions = style(
  inComponents({ display: 'grid', gap: vars.space[6], margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 }),
);
export const version = style(inComponents({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
export const header = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minBlockSize: '28px' }),
);
export const title = style(
  inComponents({ ...typography.bodySm, margin: 0, fontWeight: 600, color: vars.color.fg.strong }),
);
export const author = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const note = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.muted }));

export const changes = style(inComponents({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));
export const change = style(
  inComponents({
    minInlineSize: 0,
    overflow: 'hidden',
    paddingBlockEnd: vars.space[2],
    borderRadius: vars.radius[4],
    background: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  }),
);
export const changeKey = style(
  inComponents({
    ...typography.bodySm,
    margin: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    fontWeight: 500,
    color: vars.color.fg.strong,
    overflowWrap: 'anywhere',
  }),
);
/** A removed or added value. */
export const changeLine = style(
  inComponents({
    ...typography.code,
    display: 'flex',
    margin: 0,
    paddingInlineEnd: vars.space[4],
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-kind=removed]': { background: vars.tone.danger.bg, color: vars.tone.danger.fgStrong },
      '&[data-kind=added]': { background: vars.tone.success.bg, color: vars.tone.success.fgStrong },
    },
  }),
);
export const sign = style(
  inComponents({ flex: 'none', inlineSize: '32px', paddingInlineStart: vars.space[3], userSelect: 'none' }),
);
export const hidden = style(inComponents(visuallyHidden));
