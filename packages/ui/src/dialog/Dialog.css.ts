import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { appear } from '../overlay/appear.ts';
import { inComponents, typography, vars } from '../theme/index.ts';

const margin = vars.space[4];

export const surface = recipe({
  base: inComponents({
    ...appear(vars.duration.popover, 'scale(.97)'),
    position: 'absolute',
    insetInline: margin,
    insetBlock: margin,
    margin: 'auto',
    blockSize: 'fit-content',
    maxBlockSize: `calc(100% - ${vars.space[8]})`,
    borderRadius: vars.radius[5],
    display: 'flex',
    flexDirection: 'column',
  }),
  variants: {
    size: {
      sm: inComponents({ inlineSize: '440px', maxInlineSize: `calc(100% - ${vars.space[8]})` }),
      md: inComponents({ inlineSize: '520px', maxInlineSize: `calc(100% - ${vars.space[8]})` }),
      lg: inComponents({ inlineSize: '640px', maxInlineSize: `calc(100% - ${vars.space[8]})` }),
    },
  },
});

export const title = style(
  inComponents({
    ...typography.title,
    color: vars.color.fg.strong,
    margin: 0,
    padding: `${vars.space[5]} ${vars.space[6]} 0`,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const body = style(
  inComponents({
    ...typography.body,
    color: vars.color.fg.muted,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[6]}`,
    minBlockSize: 0,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);

export const footer = style(
  inComponents({
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    padding: `${vars.space[4]} ${vars.space[6]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);
