import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

/** Too narrow for the review next to the form. */
const oneColumn = 'screen and (max-width: 1023.98px)';

/** Name and badge of a row. */
export const role = style(inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }));

/** The form, with the changes next to it. */
export const columns = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: vars.space[6],
    alignItems: 'start',
    '@media': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const form = style(
  inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 }),
);

export const named = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Stays visible while the matrix scrolls. */
export const review = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: vars.space[6],
    '@media': { [oneColumn]: { position: 'static' } },
  }),
);

export const changes = style(inComponents({ paddingInline: vars.space[4] }));

export const effect = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]}`,
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    color: vars.color.fg.muted,
    ...typography.caption,
  }),
);

export const buttons = style(
  inComponents({ display: 'flex', flex: 1, justifyContent: 'space-between', gap: vars.space[2] }),
);

export const dialog = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }));

export const names = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[1]} ${vars.space[3]}`, margin: 0, padding: 0 }),
);

export const name = style(inComponents({ listStyle: 'none', color: vars.color.fg.strong }));

/** The menu of a user with the role, next to the screens. */
export const preview = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: vars.space[6],
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const part = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[2] }));

export const partTitle = style(inComponents({ ...typography.titleSm, margin: 0, color: vars.color.fg.strong }));

export const menu = style(
  inComponents({
    margin: 0,
    padding: vars.space[2],
    listStyle: 'none',
    background: vars.color.bg.subtle,
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius[3],
  }),
);

export const menuItem = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '32px',
    paddingInline: '10px',
  }),
);

/** Aligned with the labels of the other items, after their icons. */
export const menuChild = style([menuItem, inComponents({ paddingInlineStart: '38px', color: vars.color.fg.muted })]);

export const note = style(inComponents({ ...typography.bodySm, margin: 0, color: vars.color.fg.muted }));

/** As high as the rows of the permission matrix. */
export const area = style(inComponents({ padding: `${vars.space[3]} ${vars.space[4]} 0` }));
export const group = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    minBlockSize: '52px',
  }),
);
