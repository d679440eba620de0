import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[6],
    '@media': { [media.belowMenu]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inComponents({ display: 'grid', gap: vars.space[6] }));
export const note = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));

export const slots = style(inComponents({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const slot = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: '14px 12px 14px 16px',
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
    '@media': { [media.belowSm]: { flexWrap: 'wrap', gap: vars.space[3] } },
  }),
);
const thumbBase = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '128px',
  blockSize: '64px',
  padding: '10px',
  borderRadius: vars.radius[3],
  '@media': { [media.belowSm]: { inlineSize: '88px' } },
} as const;
/** Placeholder for a missing image. */
export const noThumb = style(
  inComponents({
    ...thumbBase,
    border: `1px dashed ${vars.color.border.default}`,
    background: vars.color.bg.surface,
    color: vars.color.fg.muted,
  }),
);
export const thumb = style(
  inComponents({
    ...thumbBase,
    border: `1px solid ${vars.color.border.default}`,
    // Shows the image's edges, in the surrounding color mode.
    backgroundColor: vars.color.bg.surface,
    backgroundImage: `conic-gradient(${vars.color.bg.inset} 25%, transparent 0 50%, ${vars.color.bg.inset} 0 75%, transparent 0)`,
    backgroundSize: '16px 16px',
  }),
);
export const image = style(
  inComponents({ maxInlineSize: '100%', maxBlockSize: '42px', objectFit: 'contain', minInlineSize: 0 }),
);
export const textColumn = style(inComponents({ flex: 1, minInlineSize: 0, display: 'grid', gap: '1px' }));
export const name = style(
  inComponents({
    ...typography.body,
    fontWeight: 500,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.fg.strong,
  }),
);
export const caption = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const warning = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: '6px', color: vars.tone.warning.fg }),
);
export const lost = style(
  inComponents({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);
export const actions = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    gap: vars.space[1],
    '@media': { [media.belowSm]: { inlineSize: '100%', paddingInlineStart: '100px' } },
  }),
);

export const preview = style(inComponents({ display: 'grid', gap: vars.space[4] }));
export const figure = style(inComponents({ margin: 0, display: 'grid', gap: '6px' }));
export const pair = style(inComponents({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[3] }));

export const scene = style(
  inComponents({
    display: 'flex',
    justifyContent: 'center',
    overflow: 'hidden',
    blockSize: '172px',
    borderRadius: vars.radius[4],
    border: `1px solid ${vars.color.border.default}`,
    background: vars.color.bg.app,
    color: vars.color.fg.default,
  }),
);
export const form = style(
  inComponents({
    alignSelf: 'center',
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    inlineSize: '132px',
    padding: '14px',
    borderRadius: vars.radius[4],
    border: `1px solid ${vars.color.border.default}`,
    background: vars.color.bg.surface,
  }),
);
export const plainName = style(
  inComponents({
    ...typography.titleSm,
    fontSize: '.75rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.fg.strong,
  }),
);
export const signInLogo = style(
  inComponents({ maxInlineSize: '100%', blockSize: '36px', objectFit: 'contain', objectPosition: 'left' }),
);
export const formTitle = style(
  inComponents({ ...typography.caption, fontWeight: 600, fontSize: '.625rem', color: vars.color.fg.strong }),
);
export const field = style(
  inComponents({
    display: 'block',
    blockSize: '16px',
    borderRadius: vars.radius[1],
    border: `1px solid ${vars.color.border.control}`,
    background: vars.color.bg.surface,
  }),
);
export const button = style(
  inComponents({
    display: 'block',
    blockSize: '16px',
    borderRadius: vars.radius[1],
    background: vars.tone.primary.solid,
  }),
);
export const rail = style(
  inComponents({
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '34px',
    paddingBlockStart: '14px',
    borderInlineEnd: `1px solid ${vars.color.border.default}`,
  }),
);
export const smallLogo = style(inComponents({ inlineSize: '18px', blockSize: '18px', objectFit: 'contain' }));
export const dot = style(
  inComponents({ inlineSize: '12px', blockSize: '12px', borderRadius: '3px', background: vars.color.bg.active }),
);
export const menu = style(
  inComponents({
    flex: '0 1 108px',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: '14px 10px',
  }),
);
export const menuLogo = style(
  inComponents({ maxInlineSize: '100%', blockSize: '16px', objectFit: 'contain', objectPosition: 'left' }),
);
export const line = style(
  inComponents({
    display: 'block',
    inlineSize: '70%',
    blockSize: '8px',
    borderRadius: '3px',
    background: vars.color.bg.active,
  }),
);
export const sheet = style(
  inComponents({
    flex: 1,
    marginBlock: '6px',
    borderRadius: `${vars.radius[4]} 0 0 ${vars.radius[4]}`,
    border: `1px solid ${vars.color.border.default}`,
    borderInlineEnd: 0,
    background: vars.color.bg.surface,
  }),
);
export const tab = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    blockSize: '34px',
    paddingInline: '10px',
    borderRadius: vars.radius[4],
    border: `1px solid ${vars.color.border.default}`,
    background: vars.color.bg.raised,
    color: vars.color.fg.default,
  }),
);
export const favicon = style(inComponents({ inlineSize: '16px', blockSize: '16px', objectFit: 'contain' }));
export const tabTitle = style(
  inComponents({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
