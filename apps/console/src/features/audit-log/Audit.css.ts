import { inComponents, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** The actor, and the user they acted as, in one line. */
export const user = style(
  inComponents({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const actingAs = style(inComponents({ color: vars.color.fg.muted }));

/** Aligns digits. */
export const time = style(inComponents({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));

export const detail = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[6] }));

export const part = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }));

export const partTitle = style(inComponents({ ...typography.titleSm, margin: 0, color: vars.color.fg.strong }));

export const change = style(inComponents({ overflowWrap: 'anywhere', position: 'relative' }));

export const before = style(inComponents({ color: vars.color.fg.muted }));

export const arrow = style(
  inComponents({
    display: 'inline-block',
    color: vars.color.fg.muted,
    marginInline: '6px',
    verticalAlign: '-1px',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);

export const hidden = style(inComponents(visuallyHidden));
