import { style } from '@vanilla-extract/css';
import { outlineOf } from '../icon/outline.ts';
import type { IconPicture } from '../icon/picture.ts';
import {
  CircleCheck,
  CircleDashed,
  CircleExclamationPoint,
  CirclePause,
  CircleSlash,
  CircleX,
  ClockExclamationPoint,
} from '../icon/pictures.ts';
import { strokes, type IconSize } from '../icon/sizes.ts';
import { vars } from '../theme/contract.css.ts';
import { inComponents } from '../theme/inComponents.ts';

const size: IconSize = 14;

/** Its picture is no element, but a square cut to a shape: a list shows one in each row (`docs/decisions/0043`). */
export const status = style(
  inComponents({
    display: 'inline-flex',
    inlineSize: 'fit-content',
    // In a line of text, and in a row of a table, the word stands on the line of the words beside it.
    alignItems: 'baseline',
    gap: '6px',
    whiteSpace: 'nowrap',
    '::before': {
      content: '""',
      flex: 'none',
      alignSelf: 'center',
      inlineSize: `${size}px`,
      blockSize: `${size}px`,
      // Otherwise readers with colours of their own see a square of their page's, and paper shows nothing.
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  }),
);

const look = (picture: IconPicture, colour: string) => ({
  background: colour,
  clipPath: `path("${outlineOf(picture, { size, thickness: strokes[size] })}")`,
});
const on = (picture: IconPicture, tone: keyof typeof vars.tone) =>
  style([status, inComponents({ '::before': look(picture, vars.tone[tone].fg) })]);
const off = (picture: IconPicture) =>
  style([status, inComponents({ color: vars.color.fg.muted, '::before': look(picture, vars.color.fg.muted) })]);

export const kinds = {
  active: on(CircleCheck, 'success'),
  invited: on(CircleDashed, 'info'),
  inactive: off(CircleSlash),
  pending: on(CircleDashed, 'warning'),
  expiring: on(ClockExclamationPoint, 'warning'),
  expired: off(CircleX),
  paused: off(CirclePause),
  error: on(CircleExclamationPoint, 'danger'),
};
