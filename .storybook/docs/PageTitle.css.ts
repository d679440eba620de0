import { style, styleVariants } from '@vanilla-extract/css';
import { typography, vars } from '@edge-console/ui/theme';

export const title = style({ ...typography.display, margin: 0, color: vars.color.fg.strong, textWrap: 'balance' });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlock: `${vars.space[3]} ${vars.space[6]}`,
  ...typography.bodySm,
  color: vars.color.fg.subtle,
});

const tones = { ready: vars.tone.success, draft: vars.tone.warning, deprecated: vars.tone.danger };

export const mark = styleVariants(tones, ({ bg, fg, border }) => ({
  ...typography.label,
  paddingBlock: 2,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[2],
  color: fg,
  background: bg,
  boxShadow: `inset 0 0 0 1px ${border}`,
}));
