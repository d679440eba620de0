import { expect, test } from 'vitest';
import { fullArea } from './cropArea.ts';
import { reencode } from './reencode.ts';

const original = new File(['original'], 'one.png');
const smaller = new File(['smaller'], 'one.png');
const waiting = { original, state: { kind: 'waiting', isSendable: false } } as const;
const tooBig = { original, state: { kind: 'refused', problem: { kind: 'tooBig' }, isFixable: true } } as const;

const write = (width: number, upload: Parameters<typeof reencode>[0] = waiting, message?: string) =>
  reencode(upload, fullArea, {
    rules: { types: ['png'], maxBytes: 100, minSize: { width: 200, height: 200 } },
    check: () => Promise.resolve(message),
    encode: () =>
      width === 0
        ? Promise.reject(new Error('It does not become small enough'))
        : Promise.resolve({ file: smaller, size: { width, height: 300 } }),
  });

test('uploads the cropped or reduced file', async () => {
  await expect(write(200)).resolves.toEqual({ file: smaller, size: { width: 200, height: 300 } });
});

test('requires the same minimum pixels after re-encoding (2)', async () => {
  const problem = { kind: 'tooSmall', size: { width: 199, height: 300 } };
  await expect(write(199)).resolves.toEqual({ kind: 'refused', problem, isFixable: false });
});

test("runs the application's check on the result", async () => {
  const problem = { kind: 'rule', message: 'No logo.' };
  await expect(write(200, waiting, 'No logo.')).resolves.toEqual({ kind: 'refused', problem, isFixable: false });
});

test('keeps the original error if re-encoding fails', async () => {
  await expect(write(0, tooBig)).resolves.toMatchObject({ problem: { kind: 'tooBig' }, isFixable: false });
  await expect(write(0)).resolves.toMatchObject({ problem: { kind: 'damaged' }, isFixable: false });
});
