import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { components } from '../theme/layers.css.ts';
import { typography } from '../theme/typography.ts';

export const list = style(inComponents({ display: 'flex', flexDirection: 'column' }));

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: '10px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);

export const thumbnail = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '48px',
    blockSize: '36px',
    overflow: 'hidden',
    borderRadius: vars.radius[2],
    background: vars.color.bg.inset,
    color: vars.color.fg.muted,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** The action wraps below the text if both do not fit. */
export const main = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);

export const text = style(
  inComponents({ flex: '1 1 180px', minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: '2px' }),
);

/** Truncates the middle of a long name, since its end has the extension. */
export const name = style(
  inComponents({
    display: 'flex',
    minInlineSize: 0,
    maxInlineSize: '100%',
    // As wide as the name, so that an RTL name is aligned with the line below it.
    inlineSize: 'fit-content',
    color: vars.color.fg.strong,
  }),
);
export const nameStart = style(
  inComponents({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' }),
);
export const nameEnd = style(inComponents({ flex: 'none', whiteSpace: 'pre' }));

export const state = style(
  inComponents({ ...typography.caption, fontVariantNumeric: 'tabular-nums', color: vars.color.fg.muted }),
);

const line = { display: 'flex', alignItems: 'flex-start', gap: '6px', overflowWrap: 'anywhere' } as const;
export const error = style(inComponents({ ...line, color: vars.tone.danger.fg }));
export const warning = style(inComponents({ ...line, color: vars.tone.warning.fgStrong }));
export const done = style(inComponents(line));
export const stateIcon = style(inComponents({ marginBlockStart: '1px' }));
export const doneIcon = style(inComponents({ marginBlockStart: '1px', color: vars.tone.success.fg }));

export const progress = style(
  inComponents({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: '4px',
    marginBlockStart: '4px',
    border: 0,
    borderRadius: vars.radius.full,
    overflow: 'hidden',
    background: vars.color.bg.active,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', forcedColorAdjust: 'none' } },
  }),
);

for (const bar of ['::-webkit-progress-value', '::-moz-progress-bar']) {
  globalStyle(`${progress}${bar}`, {
    '@layer': {
      [components]: {
        background: vars.color.bg.checked,
        transition: `inline-size ${vars.duration.popover}`,
        '@media': { [media.reducedMotion]: { transition: 'none' } },
      },
    },
  });
}
globalStyle(`${progress}::-webkit-progress-bar`, { '@layer': { [components]: { background: 'none' } } });
