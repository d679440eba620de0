import { createVar, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const rows = createVar();

const line = (color: string) => `inset 0 0 0 1px ${color}`;

export const box = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    // Its outline is painted inside, below children with a background.
    padding: '1px',
    borderRadius: vars.radius[4],
    background: vars.color.bg.control,
    boxShadow: line(vars.color.border.control),
    selectors: {
      '&:has([data-editor]:focus)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&[data-invalid]': { boxShadow: line(vars.tone.danger.solid) },
      '&[data-readonly]': { background: 'transparent', boxShadow: line(vars.color.border.default) },
      '&[data-disabled]': { background: vars.color.bg.inset, boxShadow: line(vars.color.border.default) },
    },
    '@media': {
      [media.forcedColors]: {
        border: `1px solid ${vars.color.border.control}`,
        selectors: { '&[data-invalid]': { borderWidth: '2px' }, '&[data-readonly]': { borderStyle: 'dashed' } },
      },
    },
  }),
);

export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[1],
    minBlockSize: '36px',
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  }),
);
export const counter = style(inComponents({ ...typography.caption, marginInlineEnd: vars.space[2] }));

/** A fixed height from the first paint on, so that loading does not shift the layout. */
export const container = style(
  inComponents({
    position: 'relative',
    blockSize: `calc(${rows} * 1.25rem + 16px)`,
    minBlockSize: '56px',
    overflow: 'hidden',
    resize: 'vertical',
    selectors: { [`${box}[data-disabled] &`]: { color: vars.color.fg.disabled } },
  }),
);
export const host = style(inComponents({ display: 'block', blockSize: '100%', ':focus': { outline: 'none' } }));
/** The plain text until the editor has loaded, readable and scrollable. */
export const before = style(
  inComponents({
    ...typography.code,
    position: 'absolute',
    inset: 0,
    margin: 0,
    paddingBlock: vars.space[2],
    paddingInline: '62px 12px',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    color: vars.color.fg.subtle,
  }),
);
export const hidden = style(inComponents(visuallyHidden));
export const problem = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '36px',
    paddingBlock: '4px',
    paddingInline: `${vars.space[3]} ${vars.space[1]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    background: vars.tone.danger.bg,
    color: vars.tone.danger.fg,
    selectors: { '&[data-warning]': { background: vars.tone.warning.bg, color: vars.tone.warning.fg } },
  }),
);
export const problemText = style(inComponents({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const problemActions = style(inComponents({ display: 'flex', gap: vars.space[1], marginInlineStart: 'auto' }));
