import { vars } from '../theme/index.ts';

/** Behind what may be transparent: shows what is image and what is not, in the mode around it. */
export const checkerboard = {
  backgroundColor: vars.color.bg.surface,
  backgroundImage: `conic-gradient(${vars.color.bg.inset} 25%, transparent 0 50%, ${vars.color.bg.inset} 0 75%, transparent 0)`,
  backgroundSize: '16px 16px',
} as const;
