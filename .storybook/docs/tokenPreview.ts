import type { CSSProperties } from 'react';
import { vars } from '@edge-console/ui/theme';

const outline = `inset 0 0 0 1px ${vars.color.border.default}`;
const box: CSSProperties = { inlineSize: 20, blockSize: 20, borderRadius: vars.radius[2] };

const previews: Readonly<Record<string, (value: string) => CSSProperties>> = {
  color: (value) => ({ ...box, background: value, boxShadow: outline }),
  tone: (value) => ({ ...box, background: value, boxShadow: outline }),
  brand: (value) => ({ ...box, background: value, boxShadow: outline }),
  radius: (value) => ({
    ...box,
    borderRadius: 0,
    borderStartStartRadius: value,
    boxShadow: outline,
    background: vars.color.bg.inset,
  }),
  shadow: (value) => ({ ...box, boxShadow: value, background: vars.color.bg.raised }),
  space: (value) => ({ inlineSize: `min(100%, ${value})`, blockSize: 8, background: vars.tone.primary.edge }),
  size: (value) => ({ inlineSize: `min(100%, ${value})`, blockSize: 8, background: vars.tone.primary.edge }),
  text: (value) => ({ font: value, fontSize: 'min(1em, 1.125rem)', color: vars.color.fg.default }),
};

/** Styles for a visual preview of a token, if it has one. */
export function previewOf(path: string, value: string): CSSProperties {
  const group = path.split('.')[1] ?? '';
  const name = group.replace(/\[.*$/u, '');
  return previews[name]?.(value) ?? { inlineSize: 12, blockSize: 1, background: vars.color.border.strong };
}
