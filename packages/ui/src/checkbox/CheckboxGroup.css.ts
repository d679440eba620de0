import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

const column = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[3] } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` } as const;

export const group = recipe({
  base: inComponents({ paddingBlock: '2px' }),
  variants: { orientation: { column: inComponents(column), row: inComponents(row) } },
});

export const options = recipe({
  variants: {
    orientation: { column: inComponents(column), row: inComponents(row) },
    isBelowAll: { true: inComponents({}) },
  },
  compoundVariants: [
    {
      variants: { orientation: 'column', isBelowAll: true },
      // Indented to the label of the "select all" box.
      style: inComponents({ paddingInlineStart: '26px' }),
    },
  ],
});
