import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const maxHeight = createVar();

export const scroller = style(
  inComponents({
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxBlockSize: maxHeight,
    borderRadius: vars.radius[2],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  }),
);

export const table = style(
  inComponents({
    ...typography.bodySm,
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.default,
  }),
);

export const caption = style(inComponents(visuallyHidden));

const cell = { blockSize: '32px', paddingInline: vars.space[3], whiteSpace: 'nowrap', textAlign: 'start' } as const;

export const headerCell = style(
  inComponents({
    ...cell,
    ...typography.label,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: vars.color.bg.subtle,
    color: vars.color.fg.muted,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
    selectors: { '&[data-numeric]': { textAlign: 'end' } },
  }),
);

export const bodyCell = style(
  inComponents({
    ...cell,
    fontWeight: 400,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: {
      '&[data-numeric]': { textAlign: 'end' },
      '&[data-missing]': { color: vars.color.fg.subtle },
      'tr:last-child > &': { borderBlockEnd: 0 },
    },
  }),
);

/** Takes the place of the rows above and below those in view. */
export const gap = style(inComponents({ padding: 0, border: 0 }));
