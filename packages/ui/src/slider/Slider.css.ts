import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { components } from '../theme/layers.css.ts';
import { typography } from '../theme/typography.ts';

/** Where the filled part begins and ends, and where a mark stands: 0 to 1. */
export const start = createVar();
export const end = createVar();
export const at = createVar();

const thumbSize = '18px';
/** The middle of a thumb travels over the track less one thumb. */
const along = (share: string) => `calc(9px + (100% - ${thumbSize}) * ${share})`;

export const output = style(
  inComponents({ ...typography.bodySm, fontVariantNumeric: 'tabular-nums', color: vars.color.fg.muted }),
);

/** As tall as a finger or a pointer needs; the line in its middle is what one sees. */
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
      // Hollow, for what is filled is told by its fill and not by a second colour.
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

/** The native range: its thumb is drawn, its track is the line below. */
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
      // Of two over each other, only the thumbs can be hit; the control itself answers for the line.
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
  // Light in both modes, as the thumb of a switch: what moves is in front.
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
      // The words at the ends stay inside the field.
      '&[data-edge=start]': { insetInlineStart: 0, translate: 'none' },
      '&[data-edge=end]': { insetInlineStart: 'auto', insetInlineEnd: 0, translate: 'none' },
    },
  }),
);

/** A notch in the line. */
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
