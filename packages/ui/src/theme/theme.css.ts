import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { lightDarkTokens, lightDark } from './lightDark.ts';
import { brandColors, semanticColors, toneColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { brand, tokens } from './layers.css.ts';
import { modeSelector } from './modeSelector.ts';
// Side effect: defines the ramps that `var(--ds-primary-9)` refers to.
import './primitive.css.ts';
import {
  densities,
  durations,
  easings,
  families,
  zIndex,
  pageGutter,
  radius,
  shadows,
  type ShadowLayer,
  shell,
  space,
  textStyles,
} from './scales.ts';

/** Each value as CSS, under the same names. */
function mapValues<const Data extends object>(data: Data, css: (value: Data[keyof Data]) => string) {
  const entries = Object.entries(data).map(([name, value]) => [name, css(value as Data[keyof Data])]);
  return Object.fromEntries(entries) as { [Name in keyof Data]: string };
}

const px = (value: number) => (value === 0 ? '0' : `${value}px`);
const ms = (value: number) => `${value}ms`;
const rem = (value: number) => `${value / 16}rem`;

/** A family name with spaces needs quotes; a keyword such as `system-ui` must not have them. */
const familyList = (names: readonly string[]) =>
  names.map((name) => (/^[a-z-]+$/i.test(name) ? name : `'${name}'`)).join(',');

const shadowList = (layers: readonly ShadowLayer[]) =>
  layers
    .map(({ isInset, y, blur, spread, color: [light, dark] }) => {
      const lengths = [0, y, blur, ...(spread === 0 ? [] : [spread])].map(px).join(' ');
      return `${isInset ? 'inset ' : ''}${lengths} ${light === dark ? light : lightDark(light, dark)}`;
    })
    .join(',');

globalStyle(':root, [data-mode=light]', { '@layer': { [tokens]: { colorScheme: 'light' } } });
globalStyle('[data-mode=system]', { '@layer': { [tokens]: { colorScheme: 'light dark' } } });
globalStyle('[data-mode=dark]', { '@layer': { [tokens]: { colorScheme: 'dark' } } });
// Paper is white and browsers omit backgrounds, so light text would be invisible.
globalStyle(modeSelector, { '@layer': { [tokens]: { '@media': { print: { colorScheme: 'light' } } } } });

// Typed by the contract: a token without a value does not compile. Chart colors are in charts.css.ts and load with the
// first chart.
const { brand: brandContract, color, tone, chart: _, shadow, ...scales } = vars;

createGlobalTheme(
  modeSelector,
  { color, tone, shadow },
  {
    '@layer': tokens,
    color: lightDarkTokens(semanticColors),
    tone: {
      primary: lightDarkTokens(toneColors('primary')),
      info: lightDarkTokens(toneColors('info')),
      success: lightDarkTokens(toneColors('success')),
      warning: lightDarkTokens(toneColors('warning')),
      danger: lightDarkTokens(toneColors('danger')),
      neutral: lightDarkTokens(toneColors('neutral')),
    },
    shadow: mapValues(shadows, shadowList),
  },
);

createGlobalTheme(':root', scales, {
  '@layer': tokens,
  font: mapValues(families, familyList),
  text: mapValues(
    textStyles,
    ({ family, weight, size, line }) => `${weight} ${rem(size)}/${rem(line)} ${vars.font[family]}`,
  ),
  space: { ...mapValues(space, px), page: px(pageGutter.wide) },
  size: mapValues(densities.comfortable, px),
  radius: mapValues(radius, px),
  duration: mapValues(durations.full, ms),
  ease: mapValues(easings, (points) => `cubic-bezier(${points.join(',')})`),
  z: mapValues(zIndex, String),
  shell: mapValues(shell, px),
});

const logos = { light: '--ds-brand-logo-light', dark: '--ds-brand-logo-dark' } as const;

createGlobalTheme(modeSelector, brandContract, {
  '@layer': brand,
  ...lightDarkTokens(brandColors),
  logo: `var(${logos.light})`,
});
globalStyle(modeSelector, { '@layer': { [brand]: { vars: { [logos.light]: 'none', [logos.dark]: 'none' } } } });
// `light-dark()` takes only colors, so the image follows the attribute of the nearest ancestor.
const logo = (mode: keyof typeof logos) => ({ vars: { [vars.brand.logo]: `var(${logos[mode]})` } });
globalStyle('[data-mode=light], [data-mode=system]', { '@layer': { [brand]: logo('light') } });
globalStyle('[data-mode=dark]', { '@layer': { [brand]: logo('dark') } });
globalStyle('[data-mode=system]', {
  '@layer': { [brand]: { '@media': { '(prefers-color-scheme: dark)': logo('dark') } } },
});

// Each density is complete, so that a comfortable section can be inside a compact page.
for (const density of ['comfortable', 'compact'] as const) {
  const sizes = densities[density];
  globalStyle(`[data-density=${density}]`, {
    '@layer': {
      [tokens]: {
        vars: {
          [vars.size.controlSm]: px(sizes.controlSm),
          [vars.size.controlMd]: px(sizes.controlMd),
          [vars.size.controlLg]: px(sizes.controlLg),
          [vars.size.controlXl]: px(sizes.controlXl),
          [vars.size.row]: px(sizes.row),
          [vars.size.head]: px(sizes.head),
        },
      },
    },
  });
}

const still = {
  vars: {
    [vars.duration.press]: ms(durations.reduced.press),
    [vars.duration.hover]: ms(durations.reduced.hover),
    [vars.duration.enter]: ms(durations.reduced.enter),
    [vars.duration.popover]: ms(durations.reduced.popover),
    [vars.duration.drawer]: ms(durations.reduced.drawer),
    [vars.duration.spotlight]: ms(durations.reduced.spotlight),
  },
};
globalStyle('[data-motion=reduce]', { '@layer': { [tokens]: still } });

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.belowSm]: { vars: { [vars.space.page]: px(pageGutter.narrow) } },
        [media.fromSmBelowMenu]: { vars: { [vars.space.page]: px(pageGutter.medium) } },
        [media.reducedMotion]: still,
      },
    },
  },
});
