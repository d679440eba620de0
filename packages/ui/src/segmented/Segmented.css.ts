import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

/** In a form, the width that the segments can have. */
export const container = style(inComponents({ containerType: 'inline-size' }));

/** Four words on one line would be cut. */
const narrow = '(max-width: 21.5rem)';

export const track = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: '2px',
    borderRadius: vars.radius[4],
    background: vars.color.bg.inset,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    '@media': {
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
      // Only the selected segment is printed.
      print: { padding: 0, boxShadow: 'none' },
    },
  }),
  variants: {
    isBlock: { true: inComponents({ display: 'flex', inlineSize: 'auto' }) },
    isInPairs: {
      true: inComponents({
        '@container': { [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr', inlineSize: 'auto' } },
      }),
    },
  },
});

/** The native radio button: invisible, but it handles focus, arrow keys and the form value. */
export const radio = style(
  inComponents({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit', inlineSize: '100%' }),
);

export const hidden = style(inComponents(visuallyHidden));

export const text = style(inComponents({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const segment = recipe({
  base: inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: 0,
    gap: '6px',
    borderRadius: vars.radius[3],
    fontSize: '.8125rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: vars.color.fg.muted,
    cursor: 'pointer',
    transition: `color ${vars.duration.hover}, background-color ${vars.duration.hover}`,
    selectors: {
      '&:has(:checked)': {
        background: vars.color.bg.segment,
        color: vars.color.fg.strong,
        boxShadow: `0 0 0 1px ${vars.color.border.subtle}, ${vars.shadow.raised}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
      '&:has(:disabled)': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.color.fg.strong } } },
      [media.coarsePointer]: {
        selectors: { '&::before': { content: '', position: 'absolute', inset: '-8px 0' } },
      },
      print: {
        paddingInline: 0,
        selectors: {
          '&:has(:checked)': { boxShadow: 'none' },
          '&:not(:has(:checked))': { display: 'none' },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&:has(:checked:disabled)': { background: 'GrayText', color: 'Canvas' },
          // The focus ring has the color of the selected segment, so a gap separates them.
          '&:has(:focus-visible)': { outlineOffset: '2px' },
        },
      },
    },
  }),
  variants: {
    size: {
      sm: inComponents({ blockSize: '24px', paddingInline: '10px' }),
      md: inComponents({ blockSize: '28px', paddingInline: vars.space[3] }),
    },
    isInPairs: {
      true: inComponents({
        '@container': { [narrow]: { blockSize: '36px', selectors: { '&::before': { inset: 0 } } } },
      }),
    },
    isSquare: { true: inComponents({ paddingInline: 0, aspectRatio: '1' }) },
    isBlock: { true: inComponents({ flex: '1 1 0' }) },
  },
});
