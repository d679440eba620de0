import { inComponents, media, typography, vars } from '@edge-console/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** A row's text with a smaller line below. */
export const twoLines = style(inComponents({ display: 'grid', minInlineSize: 0, paddingBlock: vars.space[1] }));
export const detail = style(
  inComponents({
    ...typography.caption,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** A card has room for one line; its next line has the condition. */
export const rowDetail = style([detail, inComponents({ '@media': { [media.belowSm]: { display: 'none' } } })]);
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const channels = style(inComponents({ '@media': { [media.belowSm]: { display: 'flex' } } }));
export const cardCondition = style(
  inComponents({ display: 'none', '@media': { [media.belowSm]: { ...cut, display: 'block', flex: '0 1 auto' } } }),
);
/** Whole next to a long condition, unless the name itself is long. */
export const channelNames = style(
  inComponents({
    '@media': {
      [media.belowSm]: {
        ...cut,
        whiteSpace: 'pre',
        flex: 'none',
        maxInlineSize: '50%',
        selectors: { '&::before': { content: "' · '" } },
      },
    },
  }),
);

export const state = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '6px',
    alignItems: 'center',
    paddingBlock: vars.space[1],
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const stateLabel = style(
  inComponents({ color: vars.color.fg.strong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const stateDetail = style([detail, inComponents({ gridColumn: 2 })]);
export const stateRowDetail = style([rowDetail, inComponents({ gridColumn: 2 })]);
export const stateIcon = styleVariants({
  ok: inComponents({ color: vars.tone.success.fg }),
  firing: inComponents({ color: vars.tone.danger.fg }),
  noData: inComponents({ color: vars.tone.warning.fg }),
  muted: inComponents({ color: vars.color.fg.muted }),
  disabled: inComponents({ color: vars.color.fg.muted }),
  pending: inComponents({ color: vars.color.fg.muted }),
});

const columnsOf = (columns: string) =>
  style(
    inComponents({
      display: 'grid',
      gridTemplateColumns: columns,
      gap: vars.space[3],
      alignItems: 'start',
      '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
    }),
  );
export const pair = columnsOf('repeat(2, minmax(0, 1fr))');
/** Condition, threshold, and time. The first has the label of the three. */
export const condition = columnsOf('minmax(0, 1fr) minmax(0, .9fr) minmax(0, 1.1fr)');

export const hint = style(inComponents({ ...typography.caption, color: vars.color.fg.muted }));
export const preview = style(
  inComponents({
    display: 'grid',
    gap: vars.space[2],
    paddingInline: vars.space[4],
    paddingBlockEnd: vars.space[3],
    borderRadius: vars.radius[3],
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  }),
);
export const incomplete = style([preview, hint, inComponents({ paddingBlock: vars.space[4] })]);

export const section = style(inComponents({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));
export const heading = style(inComponents({ ...typography.titleSm, color: vars.color.fg.strong }));
export const details = style(inComponents({ display: 'grid', gap: vars.space[6] }));

export const log = style(inComponents({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 }));
export const logRow = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '48px',
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` } },
  }),
);
export const logText = style(inComponents({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const logTitle = style(inComponents({ color: vars.color.fg.strong, fontVariantNumeric: 'tabular-nums' }));
