import { style, styleVariants } from '@vanilla-extract/css';
import { typography, vars } from '@edge-console/ui/theme';

const tones = { good: vars.tone.success, bad: vars.tone.danger };

export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  marginBlock: `${vars.space[4]} ${vars.space[6]}`,
});

export const figure = style({
  margin: 0,
  display: 'grid',
  // Aligns the verdicts of a pair, for reasons of any length.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
  borderRadius: vars.radius[4],
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
});

export const stage = styleVariants(tones, ({ solid }) => ({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: 128,
  padding: vars.space[6],
  borderBlockEnd: `2px solid ${solid}`,
  overflow: 'auto',
  selectors: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' } },
}));

export const caption = style({
  ...typography.bodySm,
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  color: vars.color.fg.muted,
  background: vars.color.bg.subtle,
  margin: '0 1px 1px',
});

export const verdict = styleVariants(tones, ({ fg }) => ({
  ...typography.titleSm,
  fontSize: '.8125rem',
  color: fg,
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
}));
