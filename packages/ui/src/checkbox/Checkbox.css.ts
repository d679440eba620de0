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
    // The baseline of an empty box is not that of a checked one.
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

const line = (colour: string, width = '1px') => `inset 0 0 0 ${width} ${colour}`;

/** px; how far around the box a press is still one on it: 28 to hit, 44 with a finger, whatever the looks. */
const reach = { mouse: 6, finger: 14 };
const size = 16;

/** A transparent border as touch target: a pseudo-element would cost style and layout in each row of a table. */
const reachedFrom = (edge: number) => ({
  inlineSize: `${size + 2 * edge}px`,
  blockSize: `${size + 2 * edge}px`,
  margin: `${2 - edge}px ${-edge}px ${-edge}px`,
  borderWidth: `${edge}px`,
  borderRadius: `calc(${vars.radius[2]} + ${edge}px)`,
});
/** The ring is around what is seen. */
const ringWithin = (edge: number) => ({ outlineOffset: `${2 - edge}px` });

/** The native box, drawn. */
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
      // Hidden parts are painted in the background colour: toggling visibility would make the browser recompute compositing layers.
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
      // The tokens are system colours here. The browser's own box could not tell one that is refused or invalid.
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
  // Beside no label it has no line to stand 2 px below the top of.
  marginBlock: `${-edge}px`,
});
/** In the middle of what is around it, also where that is narrower than its reach. */
export const centredBox = style([
  box,
  inComponents({ ...inTheMiddle(reach.mouse), '@media': { [media.coarsePointer]: inTheMiddle(reach.finger) } }),
]);
