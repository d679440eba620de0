import { vars } from '../theme/index.ts';

/** Background that shows transparency, in the surrounding color mode. */
export const checkerboard = {
  backgroundColor: vars.color.bg.surface,
  backgroundImage: `conic-gradient(${vars.color.bg.inset} 25%, transparent 0 50%, ${vars.color.bg.inset} 0 75%, transparent 0)`,
  backgroundSize: '16px 16px',
} as const;
