import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openOutput(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 };
}

it('counts the seconds of the start in one line of a terminal', () => {
  const output = openOutput(true);
  const progress = showProgress(output);
  progress.step('Preparing the data');
  vi.advanceTimersByTime(2_000);
  progress.step('Building the console');
  vi.advanceTimersByTime(38_000);
  expect(output.written[0]).toBe('\r\x1b[2KPreparing the data… 0 s');
  expect(output.written.at(-1)).toBe('\r\x1b[2KBuilding the console… 40 s');
  progress.end();
  vi.advanceTimersByTime(5_000);
  expect(output.written.at(-1)).toBe('\r\x1b[2K');
});

it('writes one line for each step elsewhere', () => {
  const output = openOutput(false);
  const progress = showProgress(output);
  progress.step('Preparing the data');
  vi.advanceTimersByTime(60_000);
  progress.step('Building the console');
  progress.end();
  expect(output.written).toEqual(['Preparing the data…\n', 'Building the console…\n']);
});
