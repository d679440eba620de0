import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const hidden = style(inComponents(visuallyHidden));

export const root = style(
  inComponents({ position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space[2] }),
);

export const zone = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: '112px',
    padding: `${vars.space[5]} ${vars.space[4]}`,
    border: `1px dashed ${vars.color.border.control}`,
    borderRadius: vars.radius[4],
    background: vars.color.bg.subtle,
    color: vars.color.fg.default,
    textAlign: 'center',
    textWrap: 'balance',
    transition: `background-color ${vars.duration.hover}, border-color ${vars.duration.hover}`,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&[data-invalid]': { borderColor: vars.tone.danger.solid },
      '&[data-over]': { borderColor: vars.tone.primary.solid, background: vars.tone.primary.bg },
      '&[data-disabled]': {
        borderColor: vars.color.border.default,
        background: vars.color.bg.inset,
        // Still readable when disabled: it is text, not a control exempt from contrast.
        color: vars.color.fg.muted,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-over], [data-invalid])': {
            borderColor: vars.color.border.strong,
            background: vars.color.bg.hover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-invalid]': { borderWidth: '2px', borderColor: 'CanvasText' },
          '&[data-over]': { borderStyle: 'solid', borderColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
);

export const icon = style(
  inComponents({
    color: vars.color.fg.muted,
    selectors: {
      [`${zone}[data-over] &`]: { color: vars.tone.primary.fg },
      [`${zone}[data-disabled] &`]: { color: vars.color.fg.disabled },
    },
  }),
);

/** Styled as a link: the full zone is one. */
export const link = style(
  inComponents({
    fontWeight: 500,
    color: vars.color.fg.link,
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '2.5px',
    textDecorationThickness: '1px',
    selectors: { [`${zone}[data-disabled] &`]: { color: 'inherit', textDecoration: 'none' } },
  }),
);

export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    // The file input's button would have its own cursor.
    fontSize: 0,
    selectors: {
      '&::file-selector-button': { cursor: 'pointer' },
      '&:disabled, &:disabled::file-selector-button': { cursor: 'not-allowed' },
    },
  }),
);
