import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { lightDarkTokens, lightDark } from './lightDark.ts';
import { media } from './breakpoints.ts';
import { chartColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { modeSelector } from './modeSelector.ts';
import { ramps } from './ramps.ts';

// Separate from the theme, which blocks every page's first paint; few pages have a chart.
globalStyle(modeSelector, {
  '@layer': {
    [tokens]: {
      vars: Object.fromEntries(
        Object.entries(ramps.series).map(([step, [light, dark]]) => [`--ds-series-${step}`, lightDark(light, dark)]),
      ),
    },
  },
});

createGlobalTheme(modeSelector, vars.chart, { '@layer': tokens, ...lightDarkTokens(chartColors) });

/** Five shades between the page color and the text color. */
const scaleStep = (percent: number) => `color-mix(in srgb, CanvasText ${percent}%, Canvas)`;

globalStyle(modeSelector, {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.forcedColors]: {
          vars: assignVars(vars.chart, {
            // At most four colors: dashes, and names in legend and tooltip, tell lines apart.
            series: {
              1: 'Highlight',
              2: 'CanvasText',
              3: 'LinkText',
              4: 'CanvasText',
              5: 'GrayText',
              6: 'LinkText',
              7: 'GrayText',
            },
            scale: { 1: scaleStep(20), 2: scaleStep(40), 3: scaleStep(60), 4: scaleStep(80), 5: 'CanvasText' },
          }),
        },
      },
    },
  },
});
