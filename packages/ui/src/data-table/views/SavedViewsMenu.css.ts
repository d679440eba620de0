import { globalStyle, style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden as hidden } from '../../theme/index.ts';

export const visuallyHidden = style(inComponents(hidden));

export const root = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    flex: 'none',
    // An error is a sentence: it can shrink, and on phones has its own line.
    selectors: { '&:has([role=alert])': { flexShrink: 1, minInlineSize: 0 } },
    '@media': {
      [media.belowSm]: {
        selectors: { '&:has([role=alert])': { order: 1, flexBasis: '100%', justifyContent: 'space-between' } },
      },
      print: { display: 'none' },
    },
  }),
);

/** The name of the current view, which can be long. */
export const currentName = style(
  inComponents({
    maxInlineSize: '200px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** Below this width, the menu has these actions. */
const narrow = 'screen and (max-width: 929.98px)';

export const wideOnly = style(
  inComponents({ display: 'flex', gap: vars.space[1], '@media': { [narrow]: { display: 'none' } } }),
);

/** On phones, the button is an icon, like the actions next to it. */
export const menu = style(inComponents({ position: 'relative', display: 'flex' }));
globalStyle(`${menu} > button`, inComponents({ '@media': { [media.belowSm]: { inlineSize: '40px', padding: 0 } } }));
globalStyle(
  `${menu} > button > :is(svg:last-child, ${currentName})`,
  inComponents({ '@media': { [media.belowSm]: { display: 'none' } } }),
);

export const changed = style(
  inComponents({
    flex: 'none',
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: vars.radius.full,
    background: vars.tone.primary.fg,
    '@media': {
      [media.belowSm]: { position: 'absolute', insetBlockStart: '8px', insetInlineEnd: '8px' },
      [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
    },
  }),
);

export const error = style(
  inComponents({
    ...typography.bodySm,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minInlineSize: 0,
    color: vars.tone.danger.fg,
  }),
);
