import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    inlineSize: 'fit-content',
    // The baselines of an empty and a checked box differ.
    verticalAlign: 'top',
    alignItems: 'flex-start',
    gap: '10px',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.fg.muted } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const text = style(inComponents({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 }));
export const hidden = style(inComponents(visuallyHidden));
export const label = style(inComponents({ overflowWrap: 'anywhere', textWrap: 'pretty' }));

const line = (color: string, width = '1px') => `inset 0 0 0 ${width} ${color}`;

/** px around the box that count as a hit: 28 px targets for a mouse, 44 px for touch. */
const reach = { mouse: 6, finger: 14 };
const size = 16;

/** A transparent border as hit area: a pseudo-element would cost style and layout in each table row. */
const reachedFrom = (edge: number) => ({
  inlineSize: `${size + 2 * edge}px`,
  blockSize: `${size + 2 * edge}px`,
  margin: `${2 - edge}px ${-edge}px ${-edge}px`,
  borderWidth: `${edge}px`,
  borderRadius: `calc(${vars.radius[2]} + ${edge}px)`,
});
/** The focus ring follows the visible box, not the hit area. */
const ringWithin = (edge: number) => ({ outlineOffset: `${2 - edge}px` });

/** The native checkbox, restyled. */
export const box = style(
  inComponents({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeContent: 'center',
    borderStyle: 'solid',
    borderColor: 'transparent',
    ...reachedFrom(reach.mouse),
    color: vars.color.bg.control,
    backgroundColor: 'currentcolor',
    backgroundClip: 'padding-box',
    boxShadow: line(vars.color.border.control),
    cursor: 'inherit',
    selectors: {
      '&[aria-invalid=true]': { boxShadow: line(vars.tone.danger.solid) },
      // Hidden parts take the background color: toggling visibility would make the browser recompute compositing
      // layers.
      '&:checked, &:indeterminate': { backgroundColor: vars.color.bg.checked, boxShadow: line(vars.color.bg.checked) },
      '&::after': {
        content: '',
        inlineSize: '9px',
        blockSize: '5px',
        border: 'solid',
        borderWidth: '0 0 1.75px 1.75px',
        transform: 'translateY(-1px) rotate(-45deg)',
      },
      '&:is(:checked, :indeterminate)::after': { borderColor: vars.tone.primary.onSolid },
      '&:indeterminate::after': {
        inlineSize: '8px',
        blockSize: '1.75px',
        border: 0,
        borderRadius: '1px',
        background: vars.tone.primary.onSolid,
        transform: 'none',
      },
      '&:is(:disabled, [aria-disabled=true])': {
        color: vars.color.bg.inset,
        boxShadow: line(vars.tone.neutral.border),
      },
      '&:is(:disabled, [aria-disabled=true]):is(:checked, :indeterminate)': {
        backgroundColor: vars.color.fg.disabled,
        boxShadow: 'none',
      },
      '&:focus-visible': ringWithin(reach.mouse),
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:not(:checked, :indeterminate, :disabled, [aria-disabled=true], [aria-invalid=true])': {
            boxShadow: line(vars.color.border.strong),
            color: vars.color.bg.hover,
          },
          'label:hover > &:is(:checked, :indeterminate):not(:disabled, [aria-disabled=true])': {
            backgroundColor: vars.tone.primary.solidHover,
            boxShadow: 'none',
          },
        },
      },
      [media.coarsePointer]: {
        ...reachedFrom(reach.finger),
        selectors: { '&:focus-visible': ringWithin(reach.finger) },
      },
      // Tokens are system colors here. The native box could not show read-only or invalid states.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '&[aria-invalid=true]': { boxShadow: line('ButtonBorder', '2px') },
          '&:is(:disabled, [aria-disabled=true])': { boxShadow: line('GrayText') },
          '&:is(:disabled, [aria-disabled=true]):is(:checked, :indeterminate)': { backgroundColor: 'GrayText' },
          '&:is(:disabled, [aria-disabled=true])::after': { borderColor: 'Canvas' },
          '&:is(:disabled, [aria-disabled=true]):indeterminate::after': { backgroundColor: 'Canvas' },
        },
      },
    },
  }),
);

const inTheMiddle = (edge: number) => ({
  marginInline: `calc(50% - ${size / 2 + edge}px)`,
  // Without a label, there is no text line to align with.
  marginBlock: `${-edge}px`,
});
/** Centered, even in a container narrower than the hit area. */
export const centeredBox = style([
  box,
  inComponents({ ...inTheMiddle(reach.mouse), '@media': { [media.coarsePointer]: inTheMiddle(reach.finger) } }),
]);
