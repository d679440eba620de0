import { expect, test } from 'vitest';
import { validatedState } from './validatedState.ts';

const tooBig = { kind: 'tooBig' } as const;
const photo = { isFixable: false, isEditable: true, size: { width: 300, height: 200 } };
const big = { ...photo, problem: tooBig, isFixable: true };
const svg = { isFixable: false, isEditable: false };
const rules = { minSize: { width: 200, height: 200 } };

test.each([
  ['goes up where nothing is cropped', photo, undefined, { kind: 'queued' }],
  ['goes up where it cannot be cropped', svg, 1, { kind: 'queued' }],
  ['goes up where it has the ratio', photo, 1.5, { kind: 'queued' }],
  ['may be cropped', photo, 'free', { kind: 'waiting', isSendable: true }],
  ['must be cropped to the ratio', photo, 1, { kind: 'waiting', isSendable: false }],
  ['must be cropped or made smaller', big, 'free', { kind: 'waiting', isSendable: false }],
  ['is refused, and can be made smaller', big, undefined, { kind: 'refused', problem: tooBig, isFixable: true }],
  [
    'is refused where no part of the ratio has the pixels (2, 12)',
    photo,
    0.9,
    { kind: 'refused', problem: { kind: 'tooSmall', size: { width: 180, height: 200 } }, isFixable: false },
  ],
] as const)('a file %s', (_what, validation, crop, state) => {
  expect(validatedState(validation, { crop, isCropRequired: true, fit: 'crop', rules })).toEqual(state);
});

test('accepts another ratio if the ratio is only recommended', () => {
  const freeCrop = { crop: 6, isCropRequired: false, fit: 'crop', rules: { minSize: undefined } } as const;
  expect(validatedState({ ...photo, size: { width: 20, height: 20 } }, freeCrop)).toEqual({
    kind: 'waiting',
    isSendable: true,
  });
  expect(validatedState(big, freeCrop)).toEqual({ kind: 'waiting', isSendable: false });
});

test('pads an image of another ratio by default, and offers to crop it if possible (27)', () => {
  const options = { crop: 2, isCropRequired: true, fit: 'pad', rules: {} } as const;
  const padded = { x: -1 / 6, y: 0, width: 4 / 3, height: 1 };
  const waiting = { kind: 'waiting', isSendable: true, padded };
  expect(validatedState({ ...photo, isPaddable: true }, options)).toEqual({ ...waiting, canCrop: true });
  expect(validatedState({ ...photo, isEditable: false, isPaddable: true }, options)).toEqual({
    ...waiting,
    canCrop: false,
  });
  expect(validatedState({ ...photo, size: { width: 400, height: 200 }, isPaddable: true }, options)).toEqual({
    kind: 'queued',
  });
  expect(validatedState({ ...photo, isPaddable: false }, options)).toEqual({ kind: 'waiting', isSendable: false });
});
