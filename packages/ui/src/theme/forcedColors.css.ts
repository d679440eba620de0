import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { modeSelector } from './modeSelector.ts';

const tone: Record<keyof typeof vars.tone.primary, string> = {
  bg: 'Canvas',
  bgHover: 'Canvas',
  bgActive: 'Canvas',
  border: 'CanvasText',
  edge: 'CanvasText',
  solid: 'Highlight',
  solidHover: 'Highlight',
  solidActive: 'Highlight',
  onSolid: 'HighlightText',
  fg: 'CanvasText',
  fgStrong: 'CanvasText',
};

// The reader has chosen the colours: every semantic name becomes a system colour, so that nothing is left to guess.
// Shadows are not painted in this mode; components that draw their edge with one add a border in their own branch.
globalStyle(modeSelector, {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.forcedColors]: {
          vars: {
            ...assignVars(vars.color, {
              bg: {
                app: 'Canvas',
                surface: 'Canvas',
                subtle: 'Canvas',
                raised: 'Canvas',
                overlay: 'Canvas',
                inset: 'Canvas',
                control: 'Field',
                hover: 'Canvas',
                active: 'Canvas',
                rowHover: 'Canvas',
                selected: 'Canvas',
                segment: 'Highlight',
                checked: 'Highlight',
              },
              button: {
                bg: 'ButtonFace',
                bgHover: 'ButtonFace',
                bgActive: 'ButtonFace',
                bgDisabled: 'ButtonFace',
                border: 'ButtonBorder',
              },
              // Behind words the browser lays a plate of the page's colour: words in that colour would be gone.
              inverse: { bg: 'Canvas', fg: 'CanvasText' },
              scrim: 'rgb(0 0 0 / .6)',
              fg: {
                strong: 'CanvasText',
                default: 'CanvasText',
                muted: 'CanvasText',
                subtle: 'CanvasText',
                disabled: 'GrayText',
                link: 'LinkText',
              },
              border: { subtle: 'CanvasText', default: 'CanvasText', control: 'ButtonBorder', strong: 'Highlight' },
              focus: 'Highlight',
            }),
            ...assignVars(vars.tone, {
              primary: tone,
              info: tone,
              success: tone,
              warning: tone,
              danger: tone,
              neutral: tone,
            }),
          },
        },
      },
    },
  },
});
