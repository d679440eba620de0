import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { bothModes, buttonColours, inverseColours, lineColours, surfaces, textColours } from './colours.ts';
import { vars } from './contract.css.ts';
import { brand, tokens } from './layers.css.ts';
import { lightDark } from './lightDark.ts';
import { primitive } from './primitive.css.ts';

globalStyle(':root', { '@layer': { [tokens]: { colorScheme: 'light dark' } } });
globalStyle('[data-mode=light]', { '@layer': { [tokens]: { colorScheme: 'light' } } });
globalStyle('[data-mode=dark]', { '@layer': { [tokens]: { colorScheme: 'dark' } } });

type Steps = Record<3 | 4 | 5 | 6 | 8 | 9 | 10 | 11 | 12, string>;

function toneColours(ramp: Steps): Record<keyof typeof vars.tone.primary, string> {
  return {
    bg: ramp[3],
    bgHover: ramp[4],
    bgActive: ramp[5],
    border: ramp[6],
    edge: ramp[8],
    solid: ramp[9],
    solidHover: ramp[10],
    // Darker than the solid in both modes, so that white text only gains contrast while pressed.
    solidActive: `color-mix(in srgb, ${ramp[9]} 80%, black)`,
    fg: ramp[11],
    fgStrong: ramp[12],
  };
}

const values = {
  color: {
    bg: {
      ...bothModes(surfaces),
      selected: primitive.primary[3],
      // In dark the solid step is 2.9:1 on an overlay; a checked box or switch must be seen there too.
      checked: lightDark(primitive.primary[9], primitive.primary[10]),
    },
    button: bothModes(buttonColours),
    inverse: bothModes(inverseColours),
    scrim: 'light-dark(rgb(15 23 42/.32),rgb(0 0 0/.6))',
    fg: {
      ...bothModes(textColours),
      default: primitive.neutral[12],
      muted: primitive.neutral[11],
      onSolid: '#fff',
      link: primitive.primary[11],
    },
    border: { ...bothModes(lineColours), control: primitive.neutral[8] },
    focus: primitive.primary[11],
  },
  tone: {
    primary: toneColours(primitive.primary),
    info: toneColours(primitive.info),
    success: toneColours(primitive.success),
    warning: toneColours(primitive.warning),
    danger: toneColours(primitive.danger),
    neutral: toneColours(primitive.neutral),
  },
  font: {
    sans: "'Inter Variable','Inter Fallback',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
    mono: "'Geist Mono Variable','Geist Mono Fallback',ui-monospace,'SF Mono',Menlo,Consolas,monospace",
  },
  text: {
    caption: `400 .75rem/1rem ${vars.font.sans}`,
    label: `500 .75rem/1rem ${vars.font.sans}`,
    bodySm: `400 .8125rem/1.25rem ${vars.font.sans}`,
    body: `400 .875rem/1.25rem ${vars.font.sans}`,
    bodyLg: `400 1rem/1.5rem ${vars.font.sans}`,
    titleSm: `600 .875rem/1.25rem ${vars.font.sans}`,
    title: `600 1rem/1.5rem ${vars.font.sans}`,
    h3: `600 1.25rem/1.75rem ${vars.font.sans}`,
    h2: `600 1.5rem/2rem ${vars.font.sans}`,
    h1: `600 1.75rem/2.25rem ${vars.font.sans}`,
    display: `600 2.25rem/2.75rem ${vars.font.sans}`,
    code: `400 .8125rem/1.25rem ${vars.font.mono}`,
  },
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    20: '80px',
    24: '96px',
    page: '32px',
  },
  size: {
    controlSm: '28px',
    controlMd: '32px',
    controlLg: '36px',
    controlXl: '44px',
    row: '44px',
    head: '36px',
  },
  radius: {
    1: '2px',
    2: '4px',
    3: '6px',
    4: '8px',
    5: '12px',
    6: '16px',
    full: '999px',
  },
  duration: {
    press: '80ms',
    hover: '120ms',
    enter: '160ms',
    popover: '200ms',
    drawer: '240ms',
    spotlight: '320ms',
  },
  ease: {
    standard: 'cubic-bezier(.2,0,0,1)',
    enter: 'cubic-bezier(.16,1,.3,1)',
    exit: 'cubic-bezier(.4,0,1,1)',
  },
  z: {
    sticky: '10',
    nav: '20',
    overlay: '30',
    dialog: '40',
    tour: '50',
    toast: '60',
  },
  shell: {
    navWidth: '256px',
    topBarHeight: '52px',
  },
  shadow: {
    raised: '0 1px 2px light-dark(rgb(15 23 42/.06),rgb(0 0 0/.3))',
    solid: 'inset 0 1px 0 rgb(255 255 255/.16),0 1px 2px light-dark(rgb(15 23 42/.3),rgb(0 0 0/.4))',
    popover:
      '0 0 0 1px light-dark(rgb(15 23 42/.08),rgb(255 255 255/.09)),0 4px 8px -2px light-dark(rgb(15 23 42/.1),rgb(0 0 0/.4)),0 12px 24px -4px light-dark(rgb(15 23 42/.14),rgb(0 0 0/.5))',
    dialog:
      '0 0 0 1px light-dark(rgb(15 23 42/.06),rgb(255 255 255/.1)),0 8px 16px -4px light-dark(rgb(15 23 42/.12),rgb(0 0 0/.5)),0 24px 48px -8px light-dark(rgb(15 23 42/.2),rgb(0 0 0/.7))',
  },
} as const;

createGlobalTheme(
  ':root',
  {
    color: vars.color,
    tone: vars.tone,
    font: vars.font,
    text: vars.text,
    space: vars.space,
    size: vars.size,
    radius: vars.radius,
    duration: vars.duration,
    ease: vars.ease,
    z: vars.z,
    shell: vars.shell,
    shadow: vars.shadow,
  },
  { '@layer': tokens, ...values },
);

createGlobalTheme(':root', vars.brand, {
  '@layer': brand,
  identity: lightDark('#0b62d6', '#0b62d6'),
  onIdentity: '#fff',
  ink: lightDark('#0b1f44', '#0c1730'),
});

globalStyle('[data-density=compact]', {
  '@layer': {
    [tokens]: { vars: { [vars.size.row]: '36px', [vars.size.head]: '32px', [vars.size.controlLg]: '32px' } },
  },
});

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.belowSm]: { vars: { [vars.space.page]: '16px' } },
        [media.fromSmBelowMenu]: { vars: { [vars.space.page]: '24px' } },
        // Reduced motion keeps a short fade: an instant change is harder to follow than a 100 ms one.
        [media.reducedMotion]: {
          vars: {
            [vars.duration.press]: '0ms',
            [vars.duration.hover]: '0ms',
            [vars.duration.enter]: '100ms',
            [vars.duration.popover]: '100ms',
            [vars.duration.drawer]: '100ms',
            [vars.duration.spotlight]: '100ms',
          },
        },
      },
    },
  },
});
