import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { components } from '../theme/layers.css.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const field = style(
  inComponents({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '6px', minInlineSize: 0 }),
);

export const labelRow = style(inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[3] }));

export const label = style(
  inComponents({
    ...typography.bodySm,
    minInlineSize: 0,
    fontWeight: 500,
    color: vars.color.fg.default,
    cursor: 'default',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const hidden = style(inComponents(visuallyHidden));

export const required = style(inComponents({ color: vars.tone.danger.fg, marginInlineStart: '4px' }));

export const optional = style(inComponents({ fontWeight: 400, color: vars.color.fg.muted }));

export const labelEnd = style(inComponents({ ...typography.bodySm, flex: 'none', marginInlineStart: 'auto' }));

/** The line below the control: the message at the start, a counter at the end. */
export const below = style(
  inComponents({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: vars.space[3] }),
);

export const hint = style(
  inComponents({
    ...typography.caption,
    minInlineSize: 0,
    color: vars.color.fg.muted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

const errorLooks = {
  ...typography.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  minInlineSize: 0,
  color: vars.tone.danger.fg,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
} as const;

export const error = style(inComponents(errorLooks));

/** There before it has something to say. */
export const liveError = style(inComponents({ ...errorLooks, selectors: { '&:empty': { display: 'none' } } }));

globalStyle(`${hint}:has(+ ${liveError}:not(:empty))`, { '@layer': { [components]: { display: 'none' } } });

/** Centres a 14 px icon on the first line of the caption. */
export const errorIcon = style(inComponents({ marginBlockStart: '1px' }));

export const end = style(inComponents({ ...typography.caption, flex: 'none', marginInlineStart: 'auto' }));
