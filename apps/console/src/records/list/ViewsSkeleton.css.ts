import { media, vars } from '@edge-console/ui/theme';
import { styleVariants } from '@vanilla-extract/css';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.coarsePointer]: { minBlockSize: '44px' } },
} as const;

/** Has the size of the row that replaces it. */
export const row = styleVariants({
  tabs: { ...line, minBlockSize: '40px', boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}` },
  menu: { ...line, minBlockSize: '28px', paddingInline: vars.space[2] },
});
