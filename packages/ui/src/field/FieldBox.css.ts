import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { components } from '../theme/layers.css.ts';

const line = (color: string) => `inset 0 0 0 1px ${color}`;

/** A touch target, with space for 16 px text on phones. */
const touch = { [media.belowSm]: { blockSize: '44px' }, [media.coarsePointer]: { blockSize: '44px' } };

/** The box of a text control; the control inside has no border. */
export const box = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minInlineSize: 0,
    borderRadius: vars.radius[3],
    background: vars.color.bg.control,
    color: vars.color.fg.default,
    boxShadow: line(vars.color.border.control),
    transition: `box-shadow ${vars.duration.hover}`,
    selectors: {
      // Not :focus-within: a button inside has its own focus ring.
      '&:has(> :is(input, textarea):focus), &[data-focus-visible], &[aria-expanded=true]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
      '&[data-invalid]': { boxShadow: line(vars.tone.danger.solid) },
      '&[data-readonly]': { background: 'transparent', boxShadow: line(vars.color.border.default) },
      // Browsers paint autofill values blue or yellow in either mode; this clips their fill.
      '&:has(> input:autofill)': { background: vars.tone.primary.bg },
      '&[data-disabled]': {
        background: vars.color.bg.inset,
        // In dark mode the background alone lacks contrast.
        boxShadow: line(vars.color.border.default),
        color: vars.color.fg.disabled,
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
    size: {
      sm: inComponents({ blockSize: vars.size.controlSm, fontSize: '.8125rem', '@media': touch }),
      md: inComponents({ blockSize: vars.size.controlMd, '@media': touch }),
      lg: inComponents({ blockSize: vars.size.controlLg, '@media': touch }),
      xl: inComponents({ blockSize: vars.size.controlXl }),
    },
  },
});

export const input = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: '100%',
    paddingInline: vars.space[3],
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    outline: 0,
    // A left-to-right value, such as a URL, still starts below its label in an RTL page.
    textAlign: ['start', '-webkit-match-parent', 'match-parent'],
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: vars.color.fg.disabled },
      '&:disabled::placeholder': { color: vars.color.fg.disabled },
      '&:autofill': {
        backgroundClip: 'text',
        WebkitTextFillColor: vars.color.fg.default,
        caretColor: vars.color.fg.default,
      },
    },
    // iOS zooms in on fields with smaller text.
    '@media': { [media.belowSm]: { fontSize: '1rem' }, [media.coarsePointer]: { fontSize: '1rem' } },
  }),
);

globalStyle(`${input}::-webkit-search-cancel-button, ${input}::-ms-reveal`, {
  '@layer': { [components]: { display: 'none' } },
});

const adornment = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.fg.muted,
  fontSize: '.8125rem',
  whiteSpace: 'nowrap',
} as const;

export const prefix = style(inComponents({ ...adornment, paddingInlineStart: vars.space[3], marginInlineEnd: '-4px' }));
export const suffix = style(inComponents({ ...adornment, paddingInlineEnd: vars.space[3], gap: vars.space[1] }));
/** A button at the end: at least 2 px of space around it, within the box's radius. */
export const action = style(
  inComponents({ ...adornment, blockSize: '100%', paddingBlock: '2px', paddingInlineEnd: '4px' }),
);

globalStyle(`${action} > button:focus-visible`, { '@layer': { [components]: { outlineOffset: 0 } } });
globalStyle(`${action} > button`, {
  '@layer': {
    [components]: {
      maxBlockSize: '100%',
      // No border: the field's border marks the control.
      '@media': { [media.forcedColors]: { borderColor: 'transparent' } },
    },
  },
});
