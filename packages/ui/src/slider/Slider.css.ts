import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { components } from '../theme/layers.css.ts';
import { typography } from '../theme/typography.ts';

/** Start and end of the fill, and position of a mark: 0 to 1. */
export const start = createVar();
export const end = createVar();
export const at = createVar();

const thumbSize = '18px';
/** The thumb's center travels the track minus one thumb width. */
const along = (share: string) => `calc(9px + (100% - ${thumbSize}) * ${share})`;

export const output = style(
  inComponents({ ...typography.bodySm, fontVariantNumeric: 'tabular-nums', color: vars.color.fg.muted }),
);

/** As tall as a touch target; the visible track is the line in the middle. */
export const control = style(
  inComponents({
    position: 'relative',
    blockSize: '28px',
    touchAction: 'pan-y',
    cursor: 'pointer',
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 'calc(50% - 2px)',
        blockSize: '4px',
        borderRadius: vars.radius.full,
        background: vars.tone.neutral.border,
      },
    },
    '@media': {
      [media.coarsePointer]: { blockSize: '44px' },
      // Hollow, because forced colors show the fill without a second color.
      [media.forcedColors]: {
        selectors: {
          '&::before': { background: 'Canvas', border: '1px solid CanvasText', boxSizing: 'border-box' },
          '&[data-disabled]::before': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const fill = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: along(start),
    insetInlineEnd: `calc(100% - ${along(end)})`,
    insetBlockStart: 'calc(50% - 2px)',
    blockSize: '4px',
    background: vars.color.bg.checked,
    selectors: {
      '&[data-from-edge]': { insetInlineStart: 0, borderStartStartRadius: '2px', borderEndStartRadius: '2px' },
      '[data-disabled] > &': { background: vars.color.fg.disabled },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'Highlight',
        forcedColorAdjust: 'none',
        selectors: { '[data-disabled] > &': { background: 'GrayText' } },
      },
    },
  }),
);

/** The native range input: its thumb is restyled, its track is the line below. */
export const range = style(
  inComponents({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    background: 'none',
    outline: 0,
    cursor: 'inherit',
    selectors: {
      // With two stacked inputs, only the thumbs receive the pointer; the control handles presses on the track.
      '&[data-paired]': { pointerEvents: 'none' },
    },
  }),
);

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: '50%',
  // Light in both themes, like a switch thumb.
  background: vars.tone.primary.onSolid,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
  cursor: 'grab',
  transition: `border-color ${vars.duration.hover}, box-shadow ${vars.duration.hover}`,
} as const;

for (const [pseudoElement, track] of [
  ['::-webkit-slider-thumb', '::-webkit-slider-runnable-track'],
  ['::-moz-range-thumb', '::-moz-range-track'],
] as const) {
  const rule = (selector: string, properties: object, query?: string) =>
    globalStyle(`${range}${selector}`, {
      '@layer': {
        [components]: query === undefined ? properties : { '@media': { [query]: properties } },
      },
    });
  rule(track, { background: 'none', border: 0 });
  rule(pseudoElement, thumb);
  rule(
    `:hover:not(:active, :disabled, [aria-invalid=true])${pseudoElement}`,
    { borderColor: vars.color.border.strong },
    media.hover,
  );
  rule(`:active${pseudoElement}`, { cursor: 'grabbing', borderColor: vars.color.bg.checked });
  rule(`:focus-visible${pseudoElement}`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
  rule(`[aria-invalid=true]${pseudoElement}`, { border: `2px solid ${vars.tone.danger.solid}` });
  rule(`:disabled${pseudoElement}`, {
    background: vars.tone.neutral.bgActive,
    borderColor: vars.color.border.control,
    boxShadow: 'none',
    cursor: 'not-allowed',
  });
  rule(
    pseudoElement,
    { background: 'ButtonFace', border: '2px solid ButtonText', forcedColorAdjust: 'none' },
    media.forcedColors,
  );
  rule(`[aria-invalid=true]${pseudoElement}`, { border: '5px solid ButtonText' }, media.forcedColors);
  rule(`:disabled${pseudoElement}`, { background: 'ButtonFace', borderColor: 'GrayText' }, media.forcedColors);
}

export const marks = style(inComponents({ ...typography.caption, position: 'relative', blockSize: '16px' }));

export const mark = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: along(at),
    translate: '-50%',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.muted,
    selectors: {
      '[dir=rtl] &': { translate: '50%' },
      // Labels at the ends stay inside the field.
      '&[data-edge=start]': { insetInlineStart: 0, translate: 'none' },
      '&[data-edge=end]': { insetInlineStart: 'auto', insetInlineEnd: 0, translate: 'none' },
    },
  }),
);

export const tick = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: `calc(${along(at)} - 1px)`,
    insetBlockStart: 'calc(50% - 2px)',
    inlineSize: '2px',
    blockSize: '4px',
    background: vars.color.bg.surface,
    pointerEvents: 'none',
  }),
);
