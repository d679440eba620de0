import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';
import { components } from '../theme/layers.css.ts';

/** Only a hook for selectors, without its own box. */
export const toggle = style(inComponents({ display: 'contents' }));

// Styled by the ARIA state, so that look and announcement cannot differ.
const pressed = `${toggle} > button[aria-pressed=true]:not([aria-disabled=true], [data-disabled])`;

globalStyle(pressed, {
  '@layer': {
    [components]: {
      background: vars.tone.primary.bg,
      color: vars.tone.primary.fgStrong,
      // The border distinguishes it from a hovered button, also without color.
      boxShadow: `inset 0 0 0 1px ${vars.tone.primary.edge}`,
      '@media': {
        [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
      },
    },
  },
});

globalStyle(`${pressed}:hover`, {
  '@layer': {
    [components]: {
      '@media': {
        [media.hover]: { background: vars.tone.primary.bgHover },
        // The label has the highlight's text color, which is unreadable on other backgrounds.
        [media.forcedColors]: { background: 'Highlight' },
      },
    },
  },
});

globalStyle(`${pressed}:active`, {
  '@layer': {
    [components]: {
      background: vars.tone.primary.bgActive,
      '@media': { [media.forcedColors]: { background: 'Highlight' } },
    },
  },
});

// Shows the pressed state even when disabled.
globalStyle(`${toggle} > button[aria-pressed=true]:is([aria-disabled=true], [data-disabled], :disabled)`, {
  '@layer': {
    [components]: {
      background: vars.color.bg.active,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
      color: vars.color.fg.muted,
      '@media': { [media.forcedColors]: { borderWidth: '2px', boxShadow: 'none', color: 'GrayText' } },
    },
  },
});

export const group = style(
  inComponents({
    display: 'inline-flex',
    inlineSize: 'fit-content',
    flexWrap: 'wrap',
    gap: '2px',
    maxInlineSize: '100%',
  }),
);
