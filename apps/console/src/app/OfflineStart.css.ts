import { inComponents, media, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inComponents({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: vars.space[6] }),
);

/** Position of a signed-in page's sheet. */
export const inSheet = style([
  page,
  inComponents({
    insetInlineStart: vars.shell.navWidth,
    '@media': { [media.belowMenu]: { insetInlineStart: 0 } },
  }),
]);

/** With lists: from the top, as long as they are. */
export const filled = style([
  inSheet,
  inComponents({ display: 'block', overflowY: 'auto', paddingBlock: vars.space[10], paddingInline: vars.space[8] }),
]);
