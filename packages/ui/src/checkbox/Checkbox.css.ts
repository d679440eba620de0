import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const root = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    // The baseline of an empty box is not that of a checked one.
    verticalAlign: 'top',
    alignItems: 'flex-start',
    gap: '10px',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.fg.muted } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
);

export const words = style(inComponents({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 }));
export const hidden = style(inComponents(visuallyHidden));
export const label = style(inComponents({ overflowWrap: 'anywhere', textWrap: 'pretty' }));

const line = (colour: string, width = '1px') => `inset 0 0 0 ${width} ${colour}`;

/** The native box, drawn. */
export const box = style(
  inComponents({
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    marginBlockStart: '2px',
    borderRadius: vars.radius[2],
    color: vars.color.bg.control,
    background: 'currentcolor',
    boxShadow: line(vars.color.border.control),
    cursor: 'inherit',
    selectors: {
      '&[aria-invalid=true]': { boxShadow: line(vars.tone.danger.solid) },
      // What is not to be seen is painted in the colour beneath it: what comes and goes makes the page put all of its layers together anew.
      '&:checked, &:indeterminate': { background: vars.color.bg.checked, boxShadow: line(vars.color.bg.checked) },
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
        background: vars.color.fg.disabled,
        boxShadow: 'none',
      },
      // 28 px to hit, 44 with a finger, whatever the looks.
      '&::before': { content: '', position: 'absolute', inset: '-6px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:not(:checked, :indeterminate, :disabled, [aria-disabled=true], [aria-invalid=true])': {
            boxShadow: line(vars.color.border.strong),
            color: vars.color.bg.hover,
          },
          'label:hover > &:is(:checked, :indeterminate):not(:disabled, [aria-disabled=true])': {
            background: vars.tone.primary.solidHover,
            boxShadow: 'none',
          },
        },
      },
      [media.coarsePointer]: { selectors: { '&::before': { inset: '-14px' } } },
      // The tokens are system colours here. The browser's own box could not tell one that is refused or invalid.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '&[aria-invalid=true]': { boxShadow: line('ButtonBorder', '2px') },
          '&:is(:disabled, [aria-disabled=true])': { boxShadow: line('GrayText') },
          '&:is(:disabled, [aria-disabled=true]):is(:checked, :indeterminate)': { background: 'GrayText' },
          '&:is(:disabled, [aria-disabled=true])::after': { borderColor: 'Canvas' },
          '&:is(:disabled, [aria-disabled=true]):indeterminate::after': { background: 'Canvas' },
        },
      },
    },
  }),
);
