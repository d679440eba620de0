import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { components } from '../theme/layers.css.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const field = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    minInlineSize: 0,
    // A change inside a field does not lay out the full form. Paint containment would clip focus rings.
    selectors: { '&[data-field]': { contain: 'layout style' } },
  }),
);

export const labelRow = style(inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[3] }));

export const label = style(
  inComponents({
    ...typography.bodySm,
    // Only the text is a press target.
    inlineSize: 'fit-content',
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

export const optional = style(inComponents({ fontWeight: 400, color: vars.color.fg.muted, marginInlineStart: '2px' }));

export const labelEnd = style(inComponents({ ...typography.bodySm, flex: 'none', marginInlineStart: 'auto' }));

/** The line below the control: message at the start, counter at the end. */
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

/** An icon drawn with gradients: as an element, it would make validating a long form twice as slow. */
const stroke = (position: string, length: string) =>
  `linear-gradient(currentColor 0 0) center ${position} / 1.5px ${length} no-repeat`;
const ring =
  'radial-gradient(circle, transparent 4.9px, currentColor 5.25px 6.35px, transparent 6.7px) center / 100% 100% no-repeat';

export const error = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'flex-start',
    gap: '6px',
    minInlineSize: 0,
    color: vars.tone.danger.fg,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    // The icon CircleExclamationPoint.
    '::before': {
      content: '',
      flex: 'none',
      inlineSize: '14px',
      blockSize: '14px',
      // Centered on the first line.
      marginBlockStart: '1px',
      background: [ring, stroke('4px', '3.75px'), stroke('8.5px', '1.5px')].join(),
      printColorAdjust: 'exact',
    },
    // Forced colors would remove the gradients, and with them the icon.
    '@media': { [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', color: 'CanvasText' } } },
  }),
);

/** Mounted before it has a message, since a live region announces only changes. */
export const liveError = style([error, inComponents({ selectors: { '&:empty': { display: 'none' } } })]);

globalStyle(`${hint}:has(+ ${liveError}:not(:empty))`, { '@layer': { [components]: { display: 'none' } } });

export const end = style(inComponents({ ...typography.caption, flex: 'none', marginInlineStart: 'auto' }));
