import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

globalStyle('body', { background: vars.color.bg.app, color: vars.color.fg.default });

export const page = style(
  inComponents({
    display: 'grid',
    gap: vars.space[5],
    maxInlineSize: '1120px',
    marginInline: 'auto',
    padding: vars.space[8],
    '@media': { [media.belowSm]: { padding: vars.space[4] } },
  }),
);

export const header = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space[3]} ${vars.space[8]}`,
  }),
);
export const title = style(inComponents({ ...typography.h1, margin: 0, color: vars.color.fg.strong }));
export const lead = style(inComponents({ margin: 0, marginBlockStart: vars.space[1], color: vars.color.fg.muted }));
export const links = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` }),
);

export const columns = style(
  inComponents({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space[5],
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '@media': { [media.belowMenu]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const column = style(inComponents({ display: 'grid', gap: vars.space[5] }));

export const video = style(
  inComponents({
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius[4],
    background: '#0a1a3c',
  }),
);

export const pathways = style(
  inComponents({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }),
);
export const pathway = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius[3],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    color: vars.color.fg.muted,
  }),
  variants: {
    isInUse: {
      true: inComponents({
        background: vars.tone.success.bg,
        boxShadow: `inset 0 0 0 1px ${vars.tone.success.border}`,
        color: vars.color.fg.strong,
      }),
      false: {},
    },
  },
});
export const pathwayName = style(inComponents({ ...typography.code }));
export const standby = style(inComponents({ ...typography.bodySm }));

export const none = style(inComponents({ margin: 0, color: vars.color.fg.muted }));
export const log = style(
  inComponents({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }),
);
globalStyle(`${log} :is(th, td)`, {
  padding: `${vars.space[2]} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${log} :is(th, td):not(:last-child)`, { paddingInlineEnd: vars.space[3] });
globalStyle(`${log} td:first-child`, { whiteSpace: 'nowrap' });
globalStyle(`${log} th`, { color: vars.color.fg.muted, fontWeight: 500 });
globalStyle(`${log} tbody tr`, { borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const form = style(inComponents({ display: 'grid', gap: vars.space[4] }));
