import { describe, expect, it } from 'vitest';
import { amplifyPatches } from './amplifyPatches.ts';
import { refusalOf } from '../src/auth/identity/refusal.ts';

/** The unpatched module. */
const { default: responseInfo } =
  await import('../../../node_modules/@aws-amplify/core/dist/esm/clients/serde/responseInfo.mjs?raw');
const { default: amplifyError } =
  await import('../../../node_modules/@aws-amplify/core/dist/esm/errors/AmplifyError.mjs?raw');
const folder = '/node_modules/@aws-amplify/core/dist/esm';
const plugin = amplifyPatches();
const changed = (path: string, before: string): string => plugin.transform(before, `${folder}${path}?v=1`)?.code ?? '';
const load = (code: string): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

describe('identity service error', () => {
  it('keeps Retry-After from the response to the error the console reads', async () => {
    const { parseMetadata } = (await load(changed('/clients/serde/responseInfo.mjs', responseInfo))) as {
      parseMetadata: (response: object) => object;
    };
    const { AmplifyError } = (await load(changed('/errors/AmplifyError.mjs', amplifyError))) as {
      AmplifyError: new (options: object) => Error;
    };
    const metadata = parseMetadata({ statusCode: 400, headers: { 'retry-after': '17' } });
    const error = new AmplifyError({ name: 'LimitExceededException', message: 'Attempt limit exceeded', metadata });
    expect(refusalOf(error)).toMatchObject({ reason: 'tooManyAttempts', retryAfterSeconds: 17 });
  });

  it('fails the build if aws-amplify has changed, and leaves other files alone', () => {
    expect(() => plugin.transform('', `${folder}/errors/AmplifyError.mjs`)).toThrow('aws-amplify has changed');
    expect(plugin.transform('', '/src/AmplifyError.mjs')).toBeNull();
  });
});
