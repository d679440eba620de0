import { brandColors, chartColors, type ColorPair, semanticColors, toneColors, tones } from './colors.ts';
import { ramps } from './ramps.ts';
import {
  densities,
  durations,
  easings,
  families,
  zIndex,
  pageGutter,
  radius,
  type ShadowLayer,
  shadows,
  shell,
  space,
  textStyles,
} from './scales.ts';

/*
 * The theme in the Design Tokens Community Group format, version 2025.10 (Format, Color and Resolver modules), for
 * Figma and other design tools. Token paths match the contract; ramps are at the root.
 */

const version = '2025.10';
const schemas = `https://www.designtokens.org/schemas/${version}`;

type Mode = 'light' | 'dark';
type Json = { [name: string]: unknown };

const dimension = (value: number) => ({ value, unit: 'px' });
const round = (value: number) => Number(value.toFixed(4));

/** `#rrggbb`, `rgb(r g b/a)` or the reference `{neutral.12}` as a value of the format. */
function colorValue(text: string): unknown {
  if (text.startsWith('{')) return text;
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)$/.exec(text) ?? [];
  const bytes =
    alpha === undefined
      ? [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16))
      : [red, green, blue].map(Number);
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => round(byte / 255)),
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

function mapLeaves(data: object, isLeaf: (value: unknown) => boolean, token: (value: never) => Json): Json {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isLeaf(value) ? token(value as never) : mapLeaves(value as object, isLeaf, token),
    ]),
  );
}

const typed = (
  $type: string,
  data: object,
  value: (leaf: never) => unknown,
  isLeaf = (leaf: unknown) => typeof leaf !== 'object',
): Json => ({
  $type,
  ...mapLeaves(data, isLeaf, (leaf) => ({ $value: value(leaf) })),
});

function colorsOf(mode: Mode, data: object): Json {
  const pick = ([light, dark]: ColorPair) => colorValue(mode === 'light' ? light : dark);
  return typed('color', data, pick, Array.isArray);
}

function shadowValue(mode: Mode, layers: readonly ShadowLayer[]) {
  return layers.map(({ isInset, y, blur, spread, color: [light, dark] }) => ({
    color: colorValue(mode === 'light' ? light : dark),
    offsetX: dimension(0),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension(spread),
    ...(isInset ? { inset: true } : {}),
  }));
}

/** Tokens that depend on the theme: ramps, colors, shadows. */
function modeFile(mode: Mode): Json {
  return {
    $schema: `${schemas}/format.json`,
    ...Object.fromEntries(Object.entries(ramps).map(([ramp, steps]) => [ramp, colorsOf(mode, steps)])),
    color: colorsOf(mode, semanticColors),
    tone: colorsOf(mode, Object.fromEntries(tones.map((tone) => [tone, toneColors(tone)]))),
    brand: colorsOf(mode, brandColors),
    chart: colorsOf(mode, chartColors),
    shadow: typed('shadow', shadows, (layers: readonly ShadowLayer[]) => shadowValue(mode, layers), Array.isArray),
  };
}

/** Tokens that are equal in every theme and density. */
function baseFile(): Json {
  return {
    $schema: `${schemas}/format.json`,
    font: typed('fontFamily', families, (names: readonly string[]) => names, Array.isArray),
    text: {
      $type: 'typography',
      ...Object.fromEntries(
        Object.entries(textStyles).map(([name, { family, weight, size, line, tracking }]) => [
          name,
          {
            $value: {
              fontFamily: `{font.${family}}`,
              fontSize: dimension(size),
              fontWeight: weight,
              letterSpacing: dimension(round(tracking * size)),
              lineHeight: round(line / size),
            },
          },
        ]),
      ),
    },
    space: typed('dimension', { ...space, page: pageGutter.wide }, dimension),
    radius: typed('dimension', radius, dimension),
    ease: typed('cubicBezier', easings, (points: readonly number[]) => points, Array.isArray),
    z: typed('number', zIndex, (value: number) => value),
    shell: typed('dimension', shell, dimension),
  };
}

const densityFile = (density: keyof typeof densities): Json => ({
  $schema: `${schemas}/format.json`,
  size: typed('dimension', densities[density], dimension),
});

const motionFile = (motion: keyof typeof durations): Json => ({
  $schema: `${schemas}/format.json`,
  duration: typed('duration', durations[motion], (value: number) => ({ value, unit: 'ms' })),
});

const contexts = {
  mode: { light: modeFile('light'), dark: modeFile('dark') },
  density: { comfortable: densityFile('comfortable'), compact: densityFile('compact') },
  motion: { full: motionFile('full'), reduced: motionFile('reduced') },
};

const fileOf = (modifier: string, context: string) => `${modifier}-${context}.tokens.json`;

/** Every file in `tokens/` by name; `resolver.json` combines the others. */
export const tokenFiles: Readonly<Record<string, Json>> = {
  'resolver.json': {
    $schema: `${schemas}/resolver.json`,
    name: 'Edge Console',
    version,
    sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
    modifiers: Object.fromEntries(
      Object.entries(contexts).map(([modifier, files]) => [
        modifier,
        {
          contexts: Object.fromEntries(
            Object.keys(files).map((context) => [context, [{ $ref: fileOf(modifier, context) }]]),
          ),
          default: Object.keys(files)[0],
        },
      ]),
    ),
    resolutionOrder: [
      { $ref: '#/sets/base' },
      ...Object.keys(contexts).map((modifier) => ({ $ref: `#/modifiers/${modifier}` })),
    ],
  },
  'base.tokens.json': baseFile(),
  ...Object.fromEntries(
    Object.entries(contexts).flatMap(([modifier, files]) =>
      Object.entries(files).map(([context, file]) => [fileOf(modifier, context), file]),
    ),
  ),
};
