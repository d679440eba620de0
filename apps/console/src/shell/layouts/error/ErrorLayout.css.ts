import { inComponents, typography, vars } from '@edge-console/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '100vh',
    padding: vars.space[6],
    background: vars.color.bg.surface,
  }),
);

/** A plain link: on this page nothing depends on code that may be missing. */
export const link = style(
  inComponents({
    ...typography.body,
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: vars.size.controlMd,
    paddingInline: vars.space[3],
    borderRadius: vars.radius[3],
    color: vars.color.fg.link,
    fontWeight: 500,
  }),
);
