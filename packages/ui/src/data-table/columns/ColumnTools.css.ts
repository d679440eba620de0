import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/index.ts';

/** Takes no space: its content is over the end of the header. */
export const tools = style(
  inComponents({
    position: 'relative',
    flex: 'none',
    alignSelf: 'stretch',
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    '@media': { [media.belowSm]: { display: 'none' }, print: { display: 'none' } },
    selectors: { '[data-align=end] > &': { marginInlineStart: 0 } },
  }),
);

const whenActive =
  '[role=columnheader]:focus-within > * > &, [role=columnheader]:focus > * > &, &:has([aria-expanded=true])';

/** On hover or focus, the label makes space for it. */
export const menu = style(
  inComponents({
    display: 'inline-flex',
    inlineSize: 0,
    opacity: 0,
    selectors: { [whenActive]: { inlineSize: '28px', opacity: 1 } },
    '@media': {
      [media.hover]: { selectors: { '[role=columnheader]:hover > * > &': { inlineSize: '28px', opacity: 1 } } },
      [media.coarsePointer]: { inlineSize: '28px', opacity: 1 },
    },
  }),
);

/** Half of it is beyond the line between two columns, so that it can be grabbed where it is visible. */
export const handle = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    // The header's padding.
    insetInlineEnd: `calc(-1 * ${vars.space[3]})`,
    inlineSize: '12px',
    cursor: 'col-resize',
    touchAction: 'none',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: '8px',
        insetInlineEnd: 0,
        inlineSize: '1px',
        background: vars.color.border.default,
        opacity: 0,
      },
      '[role=row]:has(:focus-visible) &::after': { opacity: 1 },
      '&:focus-visible::after, &[data-resizing]::after': {
        opacity: 1,
        insetBlock: 0,
        inlineSize: '2px',
        background: vars.color.focus,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '[role=row]:hover &::after': { opacity: 1 },
          '&:hover::after': { opacity: 1, insetBlock: 0, inlineSize: '2px', background: vars.tone.primary.fg },
        },
      },
      [media.coarsePointer]: { inlineSize: '24px', selectors: { '&::after': { opacity: 1 } } },
      [media.forcedColors]: { selectors: { '&::after': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
    },
  }),
);

export const dropLine = style(
  inComponents({
    position: 'absolute',
    insetBlock: 0,
    // Positioned in px from the left.
    insetInlineStart: 0,
    zIndex: 1,
    inlineSize: '2px',
    background: vars.tone.primary.fg,
    pointerEvents: 'none',
    selectors: { '[dir=rtl] &': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);
