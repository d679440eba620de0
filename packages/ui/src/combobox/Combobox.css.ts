import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../theme/index.ts';
import { components } from '../theme/layers.css.ts';

/** The react-aria wrapper takes no part in the layout: the field around it does. */
export const root = style(inComponents({ display: 'contents' }));

export const end = style(
  inComponents({ flex: 'none', display: 'flex', alignItems: 'center', gap: '2px', paddingInlineEnd: '4px' }),
);

// No border in forced colors: the field has one.
globalStyle(`${end} > button`, {
  '@layer': { [components]: { '@media': { [media.forcedColors]: { borderColor: 'transparent' } } } },
});

export const toggle = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '28px',
    borderRadius: vars.radius[2],
    color: vars.color.fg.muted,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.bg.hover, color: vars.color.fg.default } } },
      [media.coarsePointer]: { inlineSize: '40px', blockSize: '40px' },
    },
  }),
);

export const popover = style(
  inComponents({
    inlineSize: 'var(--trigger-width)',
    minInlineSize: '200px',
    display: 'flex',
    flexDirection: 'column',
  }),
);

/** An action in the list: retry, or use the typed text. */
export const act = style(inComponents({ color: vars.tone.primary.fg, fontWeight: 500 }));

export const failed = style(inComponents({ color: vars.tone.danger.fg }));
