import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { createContainer, style } from '@vanilla-extract/css';

const page = createContainer();
const wide = `${page} (min-width: 880px)`;
const narrow = `${page} (max-width: 879.98px)`;

export const room = style(inComponents({ containerName: page, containerType: 'inline-size' }));

/** Figures and changes, with what needs attention next to them if there is room, or above. */
export const columns = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    '@container': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 312px',
        alignItems: 'start',
        gap: vars.space[5],
      },
    },
  }),
);

/** Without figures and changes: no empty column. */
export const bare = style(inComponents({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }));

export const column = style(
  inComponents({
    display: 'contents',
    '@container': { [wide]: { display: 'grid', gap: vars.space[5], minInlineSize: 0 } },
  }),
);

/** Above the figures where there is one column. */
export const attention = style(
  inComponents({
    order: -1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    minBlockSize: '172px',
  }),
);
/** Until the checks and the code that shows them have loaded. */
const isPending = {
  '[aria-busy=true] &': { display: 'none' },
  [`:has(> * > ${attention}:empty) &`]: { display: 'none' },
};

/**
 * In one column, how much needs attention decides where all else is: it is hidden until that is known, so that nothing
 * moves.
 */
const later = style(
  inComponents({
    '@container': { [narrow]: { selectors: isPending } },
  }),
);

/** As high as what loads into it. */
export const figures = style([
  later,
  inComponents({
    display: 'grid',
    minInlineSize: 0,
    minBlockSize: '662px',
    '@container': { [wide]: { minBlockSize: '462px' } },
  }),
]);
export const changes = style([later, inComponents({ display: 'grid', minInlineSize: 0, minBlockSize: '300px' })]);
export const started = style([later, inComponents({ minInlineSize: 0, ':empty': { display: 'none' } })]);
export const reads = style(
  inComponents({
    order: 1,
    minInlineSize: 0,
    ':empty': { display: 'none' },
    // Below what needs attention in both layouts.
    selectors: isPending,
  }),
);

/** What follows is below the window until the panel has loaded. */
export const firstRun = style(inComponents({ minBlockSize: '720px' }));

export const tier = style(inComponents({ display: 'grid', gap: vars.space[4] }));
export const tierHead = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
  }),
);
export const tierRange = style(inComponents({ ...typography.bodySm, color: vars.color.fg.muted }));
export const tierTitle = style(inComponents({ ...typography.h3, margin: 0, color: vars.color.fg.strong }));

export const readList = style(
  inComponents({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${vars.color.border.subtle}` }),
);

export const read = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    minBlockSize: '68px',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    ':first-child': { borderBlockStart: 'none' },
    ':last-child': { borderEndStartRadius: vars.radius[4], borderEndEndRadius: vars.radius[4] },
    '@media': { [media.hover]: { ':hover': { background: vars.color.bg.hover } } },
  }),
);

/** Fills its row. The eyebrow above a title is read after it. */
export const readLink = style(
  inComponents({
    flex: '1 1 auto',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '2px',
    textDecoration: 'none',
    ':focus-visible': { outline: 'none' },
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    selectors: {
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  }),
);

export const readTitle = style(
  inComponents({ ...typography.body, fontWeight: 500, color: vars.color.fg.strong, textWrap: 'pretty' }),
);
export const readAbout = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const outward = style(inComponents({ flex: 'none', color: vars.color.fg.subtle }));
