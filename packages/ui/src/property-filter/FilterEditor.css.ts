import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';

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
    // Space for focus rings, which the scroll container would clip.
    marginInline: '-4px',
    paddingInline: '4px',
    paddingBlockEnd: '4px',
    '@media': { [media.coarsePointer]: { gap: vars.space[5], maxBlockSize: '320px' } },
  }),
);

export const legend = style(
  inComponents({ ...typography.bodySm, fontWeight: 500, color: vars.color.fg.default, marginBlockEnd: '6px' }),
);

export const bounds = style(
  inComponents({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2], alignItems: 'start' }),
);

export const error = style(inComponents({ ...typography.caption, color: vars.tone.danger.fg }));

/** Reserves space for lazily loaded fields, so the buttons do not move. */
export const value = style(inComponents({ minBlockSize: '58px' }));

export const actions = style(inComponents({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[2] }));

export const title = style(inComponents({ margin: 0, fontWeight: 600, color: vars.color.fg.strong }));
export const operator = style(inComponents({ fontWeight: 400, color: vars.color.fg.muted }));

export const choiceArea = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[3] }));

export const hint = style(inComponents({ margin: 0, color: vars.color.fg.muted }));

export const failed = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[2], margin: 0, color: vars.tone.danger.fg }),
);

export const hidden = style(inComponents(visuallyHidden));
