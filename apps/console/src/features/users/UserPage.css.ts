import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

const dot = '9px';

/** The roles of a user, connected by a line. */
export const history = style(inComponents({ listStyle: 'none', margin: 0, padding: 0 }));
export const change = style(
  inComponents({
    position: 'relative',
    paddingInlineStart: vars.space[5],
    paddingBlockEnd: vars.space[4],
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlockStart: '6px',
        inlineSize: dot,
        blockSize: dot,
        borderRadius: '50%',
        border: `2px solid ${vars.color.border.control}`,
        background: vars.color.bg.raised,
      },
      '&:first-child::before': {
        borderColor: vars.tone.primary.solid,
        background: vars.tone.primary.solid,
      },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '4px',
        insetBlockStart: '18px',
        insetBlockEnd: '-3px',
        inlineSize: '1px',
        background: vars.color.border.default,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);
export const role = style(inComponents({ ...typography.body, fontWeight: 500, color: vars.color.fg.strong }));
export const by = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted, overflowWrap: 'anywhere' }));
