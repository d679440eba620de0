import { create } from 'storybook/theming/create';
import { lineColors, surfaces, textColors } from '../packages/ui/src/theme/colors.ts';
import { ramps } from '../packages/ui/src/theme/ramps.ts';

/** The product's logo: one origin and its pathways. */
const mark =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><rect width="24" height="24" rx="6" fill="#0b62d6" stroke="none"/><path d="M7 6.5v11M7 6.5h8M7 12h9.2M7 17.5h5"/><circle cx="17.4" cy="12" r="1.6" fill="#fff" stroke="none"/></svg>';

/** Storybook computes with its colors, so it needs values instead of custom properties. */
function themeOf(base: 'light' | 'dark') {
  const mode = base === 'light' ? 0 : 1;
  const text = ramps.neutral[12][mode];
  const muted = ramps.neutral[11][mode];
  const accent = ramps.primary[11][mode];
  return create({
    base,
    brandTitle: `<span class="ec-brand">${mark}Edge Console</span>`,
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: "'Inter Variable',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
    fontCode: "'Geist Mono Variable',ui-monospace,'SF Mono',Menlo,Consolas,monospace",
    colorPrimary: ramps.primary[9][mode],
    // Also used for toolbar text: in dark, the solid blue would be unreadable.
    colorSecondary: base === 'light' ? ramps.primary[9][0] : ramps.primary[8][0],
    appBg: surfaces.app[mode],
    appContentBg: surfaces.surface[mode],
    appPreviewBg: surfaces.surface[mode],
    appHoverBg: surfaces.hover[mode],
    appBorderColor: lineColors.default[mode],
    appBorderRadius: 8,
    textColor: text,
    textInverseColor: surfaces.surface[mode],
    textMutedColor: muted,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    barBg: surfaces.surface[mode],
    buttonBg: surfaces.subtle[mode],
    buttonBorder: lineColors.default[mode],
    booleanBg: surfaces.inset[mode],
    booleanSelectedBg: surfaces.segment[mode],
    inputBg: surfaces.control[mode],
    inputBorder: ramps.neutral[8][mode],
    inputTextColor: textColors.strong[mode],
    inputBorderRadius: 6,
  });
}

export const themes = { light: themeOf('light'), dark: themeOf('dark') };
