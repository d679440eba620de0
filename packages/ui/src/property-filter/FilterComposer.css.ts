import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const popup = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: '240px',
    '@media': { [media.belowSm]: { inlineSize: 'var(--trigger-width)' } },
  }),
);

export const property = style(inComponents({ fontWeight: 500 }));
export const operator = style(inComponents({ color: vars.color.fg.muted }));

/** An entry that runs an action instead of completing the text. */
export const act = style(inComponents({ color: vars.tone.primary.fg, fontWeight: 500 }));

export const note = style(
  inComponents({
    margin: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    color: vars.color.fg.muted,
    textWrap: 'pretty',
    selectors: { '&[data-refused]': { color: vars.tone.danger.fg } },
  }),
);

export const title = style(
  inComponents({
    ...typography.label,
    margin: 0,
    paddingBlock: '8px 0',
    paddingInline: vars.space[3],
    color: vars.color.fg.muted,
  }),
);

/** Stays visible below a long list. */
export const pinned = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: `calc(-1 * ${vars.space[1]})`,
    borderRadius: 0,
    background: vars.color.bg.overlay,
    boxShadow: `0 -1px ${vars.color.border.subtle}`,
  }),
);
