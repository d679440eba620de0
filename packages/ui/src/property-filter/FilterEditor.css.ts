import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const form = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    inlineSize: '288px',
    maxInlineSize: '100%',
  }),
);

export const choices = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    maxBlockSize: '240px',
    overflowY: 'auto',
    // Room for the focus rings of the boxes, which scrolling would cut.
    marginInline: '-4px',
    paddingInline: '4px',
    paddingBlockEnd: '4px',
    '@media': { [media.coarsePointer]: { gap: vars.space[5], maxBlockSize: '320px' } },
  }),
);

export const legend = style(
  inComponents({ ...typography.bodySm, fontWeight: 500, color: vars.color.fg.default, marginBlockEnd: '6px' }),
);

export const dates = style(
  inComponents({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2], alignItems: 'start' }),
);

export const error = style(inComponents({ ...typography.caption, color: vars.tone.danger.fg }));

export const actions = style(inComponents({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] }));
