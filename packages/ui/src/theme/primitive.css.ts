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
  // Object.fromEntries forgets the keys; they are those of `ramps` by construction.
  return Object.fromEntries(entries) as Ramps;
}

/** Private: only theme.css.ts reads ramps. A brand overrides them under the same names. */
export const primitive = createGlobalThemeContract(mapRamps((ramp, step) => `ds-${ramp}-${step}`));

const names = JSON.stringify([semanticColors, brandColors, chartColors.scale, tones.map(toneColors)]);

// Every page downloads these before it paints: a step that no name of the contract means is in the token files only.
const used = Object.entries(ramps).flatMap(([ramp, steps]) =>
  Object.entries(steps).flatMap(([step, [light, dark]]) =>
    names.includes(`"{${ramp}.${step}}"`) ? [[`--ds-${ramp}-${step}`, lightDark(light, dark)] as const] : [],
  ),
);

globalStyle(modeSelector, { '@layer': { [tokens]: { vars: Object.fromEntries(used) } } });
