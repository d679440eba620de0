import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars, visuallyHidden } from '../theme/index.ts';

export const hidden = style(inComponents(visuallyHidden));

export const list = style(
  inComponents({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' }),
);

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: '10px',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);

/** Highlights added permissions, which reviewers must notice first. */
export const direction = style(
  inComponents({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    borderRadius: vars.radius[3],
    background: vars.tone.neutral.bg,
    color: vars.tone.neutral.fg,
    selectors: { '&[data-raised]': { background: vars.tone.warning.bg, color: vars.tone.warning.fg } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const text = style(inComponents({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }));
export const name = style(
  inComponents({ ...typography.body, fontWeight: 500, color: vars.color.fg.strong, overflowWrap: 'anywhere' }),
);
export const area = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));

export const levels = style(
  inComponents({
    ...typography.bodySm,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    position: 'relative',
  }),
);
export const from = style(inComponents({ color: vars.color.fg.muted }));
export const to = style(inComponents({ fontWeight: 500, color: vars.color.fg.strong }));
export const arrow = style(
  inComponents({ color: vars.color.fg.muted, selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } }),
);

export const empty = style(
  inComponents({ ...typography.bodySm, margin: 0, paddingBlockEnd: vars.space[4], color: vars.color.fg.muted }),
);
