import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const spin = keyframes({ to: { rotate: '360deg' } });

export const root = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' }, '&[data-pending]': { cursor: 'progress' } },
  }),
  variants: {
    layout: {
      row: inComponents({ justifyContent: 'space-between' }),
      inline: inComponents({
        inlineSize: 'fit-content',
        flexDirection: 'row-reverse',
        gap: vars.space[2],
      }),
    },
  },
});

export const text = style(inComponents({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 }));

export const hidden = style(inComponents(visuallyHidden));

export const label = recipe({
  base: inComponents({
    color: vars.color.fg.default,
    selectors: { 'label[data-disabled] &': { color: vars.color.fg.muted } },
    '@media': { [media.forcedColors]: { selectors: { 'label[data-disabled] &': { color: 'GrayText' } } } },
  }),
  variants: {
    layout: {
      row: inComponents({
        fontWeight: 500,
        selectors: { 'label:not([data-disabled]) &': { color: vars.color.fg.strong } },
      }),
      inline: {},
    },
  },
});

export const description = style(inComponents({ ...typography.caption, display: 'block', color: vars.color.fg.muted }));

/** The native checkbox, restyled as a track with a thumb. */
export const track = style(
  inComponents({
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    inlineSize: '32px',
    blockSize: '18px',
    marginBlockStart: '1px',
    borderRadius: '9px',
    background: vars.tone.neutral.edge,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.hover}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        inlineSize: '14px',
        blockSize: '14px',
        borderRadius: '50%',
        background: vars.tone.primary.onSolid,
        boxShadow: vars.shadow.raised,
        transition: `translate ${vars.duration.enter} ${vars.ease.standard}`,
      },
      '&:checked': { background: vars.color.bg.checked },
      '&:checked::after': { translate: '14px' },
      '[dir=rtl] &:checked::after': { translate: '-14px' },
      '&[data-spinning]::after': {
        border: `2px solid ${vars.tone.neutral.border}`,
        borderBlockStartColor: vars.tone.primary.solid,
        animation: `${spin} .7s linear infinite`,
      },
      '&:disabled, &[data-refused]': { opacity: 0.5 },
      // The target is 24 px, or 44 px on touch screens, regardless of the drawn size.
      '&::before': { content: '', position: 'absolute', inset: '-4px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover > &:not(:checked, :disabled, [aria-disabled=true])': { background: vars.tone.neutral.solid },
          'label:hover > &:checked:not(:disabled, [aria-disabled=true])': { background: vars.tone.primary.solidHover },
        },
      },
      [media.coarsePointer]: { selectors: { '&::before': { inset: '-13px -6px' } } },
      [media.reducedMotion]: {
        // With reduced motion it turns slowly instead of stopping, because a still ring shows nothing.
        selectors: { '&::after': { transition: 'none' }, '&[data-spinning]::after': { animationDuration: '3s' } },
      },
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        background: 'ButtonFace',
        forcedColorAdjust: 'none',
        selectors: {
          '&::after': { background: 'ButtonText', insetBlockStart: '1px', insetInlineStart: '1px' },
          '&:checked': { background: 'Highlight' },
          '&:checked::after': { background: 'HighlightText' },
          '&:disabled, &[data-refused]': { opacity: 1, borderColor: 'GrayText' },
          '&:disabled::after, &[data-refused]::after': { background: 'GrayText' },
          '&:is(:disabled, [data-refused]):checked': { background: 'GrayText' },
          '&:is(:disabled, [data-refused]):checked::after': { background: 'ButtonFace' },
        },
      },
      // A filled track must mean on, also when hovered.
      [`${media.forcedColors} and ${media.hover}`]: {
        selectors: {
          'label:hover > &:not(:checked, :disabled, [aria-disabled=true])': {
            background: 'ButtonFace',
            borderColor: 'Highlight',
          },
        },
      },
    },
  }),
);
