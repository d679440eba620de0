import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const root = style(
  inComponents({
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: vars.radius[4],
    background: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    minBlockSize: '40px',
    paddingBlock: vars.space[2],
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  }),
);
export const label = style(
  inComponents({ ...typography.bodySm, fontWeight: 500, color: vars.color.fg.strong, overflowWrap: 'anywhere' }),
);
export const summary = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const toggle = style(inComponents({ marginInlineStart: 'auto' }));
export const scroller = style(
  inComponents({
    overflow: 'auto',
    paddingBlockEnd: vars.space[2],
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  }),
);
export const lines = style(
  inComponents({
    ...typography.code,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    inlineSize: 'max-content',
    minInlineSize: '100%',
  }),
);
export const line = style(
  inComponents({
    display: 'flex',
    paddingInlineEnd: vars.space[4],
    whiteSpace: 'pre',
    color: vars.color.fg.default,
    selectors: {
      '&[data-kind=removed]': { background: vars.tone.danger.bg, color: vars.tone.danger.fgStrong },
      '&[data-kind=added]': { background: vars.tone.success.bg, color: vars.tone.success.fgStrong },
    },
  }),
);
export const mark = style(
  inComponents({ flex: 'none', inlineSize: '32px', paddingInlineStart: vars.space[3], userSelect: 'none' }),
);
export const skipped = style(
  inComponents({
    ...typography.caption,
    paddingBlock: '2px',
    paddingInlineStart: '32px',
    color: vars.color.fg.subtle,
    background: vars.color.bg.subtle,
  }),
);
/** The changed words of a line. */
export const changed = style(
  inComponents({
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  }),
);
export const empty = style(
  inComponents({ ...typography.bodySm, padding: vars.space[4], paddingBlockStart: 0, color: vars.color.fg.muted }),
);
export const hidden = style(inComponents(visuallyHidden));
