import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './layers.css.ts';
import { everyMode } from './modes.ts';
import { lightDark } from './lightDark.ts';
import { ramps } from './ramps.ts';

type Ramps = { [Ramp in keyof typeof ramps]: { [Step in keyof (typeof ramps)[Ramp]]: string } };

function mapRamps(value: (ramp: string, step: string, pair: readonly [string, string]) => string): Ramps {
  const entries = Object.entries(ramps).map(([ramp, steps]) => [
    ramp,
    Object.fromEntries(Object.entries(steps).map(([step, pair]) => [step, value(ramp, step, pair)])),
  ]);
  // Object.fromEntries forgets the keys; they are those of `ramps` by construction.
  return Object.fromEntries(entries) as Ramps;
}

/** Private: only theme.css.ts reads ramps. A brand overrides them under the same names. */
export const primitive = createGlobalThemeContract(mapRamps((ramp, step) => `ds-${ramp}-${step}`));

createGlobalTheme(everyMode, primitive, {
  '@layer': tokens,
  ...mapRamps((_ramp, _step, [light, dark]) => lightDark(light, dark)),
});
