import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { brandColors, chartColors, semanticColors, toneColors, tones } from './colors.ts';
import { tokens } from './layers.css.ts';
import { modeSelector } from './modeSelector.ts';
import { lightDark } from './lightDark.ts';
import { ramps } from './ramps.ts';

type Ramps = { [Ramp in keyof typeof ramps]: { [Step in keyof (typeof ramps)[Ramp]]: string } };

function mapRamps(value: (ramp: string, step: string) => string): Ramps {
  const entries = Object.entries(ramps).map(([ramp, steps]) => [
    ramp,
    Object.fromEntries(Object.keys(steps).map((step) => [step, value(ramp, step)])),
  ]);
  // Object.fromEntries loses the key type; the keys are those of `ramps`.
  return Object.fromEntries(entries) as Ramps;
}

/** Private: only theme.css.ts reads ramps. A brand overrides them under the same names. */
export const primitive = createGlobalThemeContract(mapRamps((ramp, step) => `ds-${ramp}-${step}`));

const names = JSON.stringify([semanticColors, brandColors, chartColors.scale, tones.map(toneColors)]);

// Every page loads these before its first paint, so steps that no token uses are only in the token files.
const used = Object.entries(ramps).flatMap(([ramp, steps]) =>
  Object.entries(steps).flatMap(([step, [light, dark]]) =>
    names.includes(`"{${ramp}.${step}}"`) ? [[`--ds-${ramp}-${step}`, lightDark(light, dark)] as const] : [],
  ),
);

globalStyle(modeSelector, { '@layer': { [tokens]: { vars: Object.fromEntries(used) } } });
