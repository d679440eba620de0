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

// The user chose the colors, so every token becomes a system color. Shadows are not painted in this mode; components that
// draw their border as a shadow add a real one.
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
              // The browser paints a background in the page color behind text, so text in that color would disappear.
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
