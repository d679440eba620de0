import { afterEach, describe, expect, it } from 'vitest';
import type {} from '../src/auth/session/clock.ts';
import { amplifyPatches } from './amplifyPatches.ts';

/** The unpatched module. */
const { default: before } =
  await import('../../../node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getNowString.mjs?raw');
const path = '/node_modules/@aws-amplify/auth/dist/esm/providers/cognito/utils/srp/getNowString.mjs';
const plugin = amplifyPatches();

/** The time the patched module writes into a proof. */
async function writtenTime(): Promise<number> {
  const code = plugin.transform(before, `${path}?v=1`)?.code ?? '';
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    getNowString: () => string;
  };
  return Date.parse(module.getNowString());
}

afterEach(() => {
  globalThis.clockDrift = undefined;
});

describe('timestamp in the SRP proof', () => {
  it.each([undefined, 0, 3_600_000, -3_600_000])('is corrected by the clock drift: %s', async (drift) => {
    globalThis.clockDrift = drift;
    expect(Math.abs((await writtenTime()) - Date.now() - (drift ?? 0))).toBeLessThan(5_000);
  });

  it('fails the build if aws-amplify has changed, and leaves other files alone', () => {
    expect(() => plugin.transform('', path)).toThrow('aws-amplify has changed');
    expect(plugin.transform('', '/src/getNowString.mjs')).toBeNull();
  });
});
