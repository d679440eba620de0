import { style } from '@vanilla-extract/css';
import { floatingRoom } from '../theme/bottomBar.ts';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const pager = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flex: 'none',
    blockSize: '48px',
    paddingInline: '16px 8px',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    borderEndStartRadius: vars.radius[4],
    borderEndEndRadius: vars.radius[4],
    background: vars.color.bg.subtle,
    color: vars.color.fg.muted,
    ...typography.bodySm,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [media.belowSm]: {
        position: 'sticky',
        insetBlockEnd: 0,
        // Leaves room to scroll the last row out from under the floating pager.
        marginBlockStart: floatingRoom,
        zIndex: vars.z.sticky,
        blockSize: '56px',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        boxSizing: 'content-box',
        borderRadius: 0,
      },
      print: { display: 'none' },
    },
  }),
);

export const number = style(inComponents({ fontWeight: 500, color: vars.color.fg.strong }));

export const detail = style(inComponents({ '@media': { [media.belowSm]: { display: 'none' } } }));

export const steps = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineStart: 'auto' }),
);

export const pageNumber = style([detail, inComponents({ marginInlineEnd: vars.space[2] })]);
