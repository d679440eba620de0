import { expect, it } from 'vitest';
import { amplifyPatches } from './amplifyPatches.ts';

const path = '/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/getPasskey.mjs';
/** The unpatched module. */
const { default: getPasskey } =
  await import('../../../node_modules/aws-amplify/node_modules/@aws-amplify/auth/dist/esm/client/utils/passkey/getPasskey.mjs?raw');

it('passes the options of autofill to the browser', () => {
  expect(amplifyPatches().transform(getPasskey, path)?.code).toContain(
    'publicKey: passkeyGetOptions, ...globalThis.passkeyRequest,',
  );
});
