import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../theme/index.ts';

export const nav = style(inComponents({ minWidth: 0 }));

export const list = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    color: vars.color.fg.muted,
    ...typography.bodySm,
  }),
);

export const item = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    whiteSpace: 'nowrap',
    selectors: { '&:not(:first-child)::before': { content: "'/' / ''", color: vars.color.fg.subtle } },
  }),
);

export const link = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderRadius: vars.radius[2],
    color: 'inherit',
    textDecoration: 'none',
    '@media': { [media.hover]: { ':hover': { color: vars.color.fg.strong } } },
  }),
);

export const current = style(
  inComponents({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { '&[aria-current]': { fontWeight: 500, color: vars.color.fg.strong } },
  }),
);
