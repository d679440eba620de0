import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme/index.ts';
import { row } from './rows.css.ts';

export const sentence = style(
  inComponents({
    margin: 0,
    padding: `${vars.space[8]} ${vars.space[4]}`,
    textAlign: 'center',
    color: vars.color.fg.muted,
  }),
);

export const skeletonBody = style(inComponents({ minInlineSize: 'var(--least)' }));
export const skeletonRow = style([row, inComponents({ position: 'static' })]);
export const skeletonCell = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: '10px', minBlockSize: '20px' }),
);

/** A message stands in the middle of what the rows would fill. */
export const message = style(inComponents({ display: 'grid', flex: 1 }));
export const footerRow = style(inComponents({ display: 'grid', alignContent: 'center' }));
export const footerCell = style(
  inComponents({
    position: 'sticky',
    insetInlineStart: 0,
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '@media': { print: { inlineSize: 'auto !important' } },
  }),
);

export const printNotice = style(
  inComponents({ display: 'none', padding: vars.space[3], '@media': { print: { display: 'block' } } }),
);
