import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

function toned(tone: 'info' | 'success' | 'warning' | 'danger') {
  const colors = vars.tone[tone];
  return inComponents({
    background: colors.bg,
    color: colors.fgStrong,
    boxShadow: `inset 0 0 0 1px ${colors.bgActive}`,
  });
}

export const notice = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderRadius: vars.radius[4],
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    tone: { info: toned('info'), success: toned('success'), warning: toned('warning'), danger: toned('danger') },
  },
});

export const icon = recipe({
  base: inComponents({ marginBlockStart: '2px' }),
  variants: {
    tone: {
      info: inComponents({ color: vars.tone.info.fg }),
      success: inComponents({ color: vars.tone.success.fg }),
      warning: inComponents({ color: vars.tone.warning.fg }),
      danger: inComponents({ color: vars.tone.danger.fg }),
    },
  },
});

/** The action is at the end, or below the text when there is not enough space. */
export const content = style(
  inComponents({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[4],
    rowGap: vars.space[2],
  }),
);

export const body = style(inComponents({ flex: '1 1 20ch', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(inComponents({ fontWeight: 600 }));
export const action = style(inComponents({ flex: 'none', maxInlineSize: '100%' }));

/** Negative margins keep the 28 px button from growing a 20 px line. */
export const dismiss = style(
  inComponents({ flex: 'none', marginBlock: '-4px', marginInlineEnd: `calc(${vars.space[2]} * -1)` }),
);
