import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';
import { typography } from '../theme/typography.ts';

const box = createContainer();

export const container = style(inComponents({ containerName: box, containerType: 'inline-size', minInlineSize: 0 }));

const wide = `${box} (min-width: 640px)`;
const card = `${box} (max-width: 359.98px)`;
const narrow = `${box} (max-width: 279.98px)`;

export const list = recipe({
  base: inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: vars.space[8] }),
  variants: {
    columns: {
      1: {},
      2: inComponents({ '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
    },
    isDivided: { true: {}, false: {} },
  },
});

export const pair = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'clamp(104px, 30%, 160px) minmax(0, 1fr)',
    columnGap: vars.space[4],
    alignItems: 'start',
    paddingBlock: vars.space[2],
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      // In a card on a phone, values get most of the width.
      [card]: { gridTemplateColumns: 'minmax(88px, 30%) minmax(0, 1fr)' },
      // Too narrow for two columns: the label is above its value.
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px' },
    },
  }),
);

const line = `1px solid ${vars.color.border.subtle}`;
const divided = list.classNames.variants.isDivided.true;
globalStyle(`${divided} > ${pair} + ${pair}`, inComponents({ borderBlockStart: line }));
globalStyle(
  `${divided}${list.classNames.variants.columns[2]} > ${pair}:nth-child(2)`,
  inComponents({ '@container': { [wide]: { borderBlockStart: 0 } } }),
);
globalStyle(`${list.classNames.variants.isDivided.false} > ${pair}`, inComponents({ paddingBlock: vars.space[1] }));

export const term = style(inComponents({ color: vars.color.fg.muted, overflowWrap: 'anywhere' }));

export const value = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[1],
    minInlineSize: 0,
    color: vars.color.fg.strong,
  }),
);

export const text = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));
export const empty = style(inComponents({ color: vars.color.fg.subtle }));

/** A 28 px button must not make a 20 px line taller. */
export const copy = style(inComponents({ flex: 'none', marginBlock: '-4px' }));

export const code = style(inComponents({ ...typography.code, display: 'flex', minInlineSize: 0, whiteSpace: 'pre' }));
export const codeStart = style(inComponents({ minInlineSize: '2ch', overflow: 'hidden', textOverflow: 'ellipsis' }));
export const codeEnd = style(inComponents({ flex: 'none' }));
