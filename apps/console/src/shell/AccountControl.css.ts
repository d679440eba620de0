import { inComponents, typography, vars, visuallyHidden } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const hiddenLabel = style(inComponents(visuallyHidden));

// Initials must not show through a transparent logo.
globalStyle(`${hiddenLabel} + :has(> [data-shown])`, { background: 'none', color: 'transparent' });

export const user = style(inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[3] }));
export const name = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong }));
export const email = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const text = style(inComponents({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
