import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme/index.ts';

/** Covers its cell; positioned in px from the left. */
export const box = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: '160px',
    selectors: { '[dir=rtl] &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
  }),
);

export const field = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    blockSize: '100%',
    paddingInline: vars.space[3],
    background: vars.color.bg.control,
    boxShadow: `inset 0 0 0 2px ${vars.color.focus}`,
    borderRadius: vars.radius[2],
    selectors: { '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.tone.danger.border}` } },
    '@media': { [media.forcedColors]: { border: '2px solid Highlight' } },
  }),
);

export const input = style(
  inComponents({
    ...typography.body,
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: vars.color.fg.default,
    '@media': { [media.belowSm]: { fontSize: '1rem' } },
  }),
);

/** Below the cell, over the next row, as a row's height must not change while typing. */
export const message = style(
  inComponents({
    ...typography.bodySm,
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    minInlineSize: '100%',
    inlineSize: 'max-content',
    maxInlineSize: '320px',
    marginBlockStart: '4px',
    padding: '6px 10px',
    borderRadius: vars.radius[3],
    background: vars.color.bg.overlay,
    boxShadow: vars.shadow.popover,
    color: vars.color.fg.default,
    selectors: {
      '&[data-error]': { color: vars.tone.danger.fg },
      '[data-message-side=above] > &': {
        insetBlock: 'auto 100%',
        marginBlock: '0 4px',
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);

globalStyle('[role=gridcell][data-editable]', inComponents({ '@media': { [media.hover]: { cursor: 'text' } } }));
globalStyle(
  '[role=gridcell][data-editable]:hover',
  inComponents({ '@media': { [media.hover]: { boxShadow: `inset 0 0 0 1px ${vars.color.border.default}` } } }),
);
