import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

const line = (color: string) => `inset 0 0 0 1px ${color}`;

export const textArea = recipe({
  base: inComponents({
    ...typography.body,
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    // Aligns the first line with the text of a 36 px field next to it.
    padding: `${vars.space[2]} ${vars.space[3]}`,
    border: 0,
    borderRadius: vars.radius[3],
    background: vars.color.bg.control,
    color: vars.color.fg.default,
    boxShadow: line(vars.color.border.control),
    transition: `box-shadow ${vars.duration.hover}`,
    scrollbarWidth: 'thin',
    selectors: {
      '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
      '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
      '&[data-invalid]': { boxShadow: line(vars.tone.danger.solid) },
      '&[data-readonly]': { background: 'transparent', boxShadow: line(vars.color.border.default) },
      '&[data-disabled]': {
        background: vars.color.bg.inset,
        boxShadow: line(vars.color.border.default),
        color: vars.color.fg.disabled,
        WebkitTextFillColor: vars.color.fg.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-invalid], [data-readonly], [data-disabled])': {
            boxShadow: line(vars.color.border.strong),
          },
        },
      },
      // iOS zooms in on fields with smaller text.
      [media.belowSm]: { fontSize: '1rem', lineHeight: '1.5rem' },
      [media.coarsePointer]: { fontSize: '1rem', lineHeight: '1.5rem' },
      [media.forcedColors]: {
        border: `1px solid ${vars.color.border.control}`,
        selectors: {
          '&[data-disabled]': { borderColor: 'GrayText' },
          '&[data-invalid]': { borderWidth: '2px' },
          '&[data-readonly]': { borderStyle: 'dashed' },
        },
      },
    },
  }),
  variants: {
    resize: {
      auto: inComponents({ resize: 'none' }),
      manual: inComponents({ resize: 'vertical', minBlockSize: vars.size.controlXl }),
      none: inComponents({ resize: 'none' }),
    },
    isCode: { true: inComponents({ fontFamily: vars.font.mono, fontSize: '.8125rem', letterSpacing: 0 }) },
  },
});
