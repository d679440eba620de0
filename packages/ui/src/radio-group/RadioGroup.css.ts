import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

const line = (color: string, width = '1px') => `inset 0 0 0 ${width} ${color}`;

export const group = recipe({
  variants: {
    variant: { plain: inComponents({ paddingBlock: '2px' }), cards: {} },
    orientation: {
      column: inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }),
      row: inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` }),
    },
  },
  compoundVariants: [
    { variants: { variant: 'cards', orientation: 'column' }, style: inComponents({ gap: vars.space[2] }) },
    {
      variants: { variant: 'cards', orientation: 'row' },
      style: inComponents({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        gap: vars.space[3],
      }),
    },
  ],
});

const card = style(
  inComponents({
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius[4],
    background: vars.color.bg.control,
    boxShadow: line(vars.color.border.control),
    transition: `box-shadow ${vars.duration.hover}, background-color ${vars.duration.hover}`,
    selectors: {
      '&[data-invalid]': { boxShadow: line(vars.tone.danger.solid) },
      '&[data-disabled]': { background: vars.color.bg.inset, boxShadow: line(vars.color.border.default) },
      '&[data-disabled]:has(:checked)': { boxShadow: line(vars.color.border.default) },
      '&:not([data-disabled]):has(:checked)': {
        background: vars.color.bg.selected,
        boxShadow: line(vars.tone.primary.fg, '1.5px'),
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-invalid], :has(:checked))': {
            boxShadow: line(vars.color.border.strong),
          },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          '&[data-invalid]': { borderWidth: '2px' },
          '&:not([data-disabled]):has(:checked)': { border: '2px solid Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const option = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed', color: vars.color.fg.muted } },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
  variants: {
    variant: {
      plain: inComponents({ alignSelf: 'flex-start' }),
      cards: card,
    },
  },
});

/** The native radio button, restyled. */
export const circle = style(
  inComponents({
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    inlineSize: '16px',
    blockSize: '16px',
    marginBlockStart: '2px',
    borderRadius: '50%',
    background: vars.color.bg.control,
    boxShadow: line(vars.color.border.control),
    cursor: 'inherit',
    selectors: {
      // On a card, the focus ring is around the card.
      [`${card} > &`]: { outline: 0 },
      '&:checked': { background: vars.color.bg.checked, boxShadow: 'none' },
      '&:checked::after': {
        content: '',
        inlineSize: '6px',
        blockSize: '6px',
        borderRadius: '50%',
        background: vars.tone.primary.onSolid,
      },
      [`[data-invalid] > &:not(:checked)`]: { boxShadow: line(vars.tone.danger.solid) },
      '&:is(:disabled, [aria-disabled=true])': {
        background: vars.color.bg.inset,
        boxShadow: line(vars.tone.neutral.border),
      },
      '&:is(:disabled, [aria-disabled=true]):checked': { background: vars.color.fg.disabled, boxShadow: 'none' },
      // A disabled card has a gray background, so the circle needs a stronger border.
      [`${card}[data-disabled] > &:not(:checked)`]: { boxShadow: line(vars.tone.neutral.edge) },
      // The target is 28 px, or 44 px on touch screens, regardless of the drawn size.
      '&::before': { content: '', position: 'absolute', inset: '-6px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          'label:hover:not([data-invalid]) > &:not(:checked, :disabled, [aria-disabled=true])': {
            boxShadow: line(vars.color.border.strong),
            background: vars.color.bg.hover,
          },
          'label:hover > &:checked:not(:disabled, [aria-disabled=true])': { background: vars.tone.primary.solidHover },
        },
      },
      [media.coarsePointer]: { selectors: { '&::before': { inset: '-14px' } } },
      // The tokens are system colors here. The native circle could not show a disabled or invalid state.
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        selectors: {
          '[data-invalid] > &:not(:checked)': { boxShadow: line('ButtonBorder', '2px') },
          '&:is(:disabled, [aria-disabled=true])': { boxShadow: line('GrayText') },
          [`${card}[data-disabled] > &:not(:checked)`]: { boxShadow: line('GrayText') },
          '&:is(:disabled, [aria-disabled=true]):checked': { background: 'GrayText', boxShadow: 'none' },
          '&:is(:disabled, [aria-disabled=true])::after': { background: 'Canvas' },
        },
      },
    },
  }),
);

export const icon = style(inComponents({ marginBlockStart: '2px', color: vars.color.fg.muted }));
export const text = style(inComponents({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 }));

export const label = recipe({
  base: inComponents({ overflowWrap: 'anywhere', textWrap: 'pretty' }),
  variants: {
    variant: {
      plain: {},
      cards: inComponents({
        fontWeight: 500,
        selectors: { 'label:not([data-disabled]) &': { color: vars.color.fg.strong } },
      }),
    },
  },
});
