import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPasskey } from './createPasskey.ts';

const options = {
  challenge: 'AQID',
  rp: { name: 'Edge Console' },
  pubKeyCredParams: [],
  user: { id: 'BAU', name: 'anna', displayName: 'Anna' },
  excludeCredentials: [{ id: '-_8', type: 'public-key' }],
};
const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const credential = {
  id: 'one',
  rawId: bytes(251, 255),
  type: 'public-key',
  authenticatorAttachment: null,
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(1),
    attestationObject: bytes(2),
    getAuthenticatorData: () => bytes(3),
    getPublicKey: () => null,
    getPublicKeyAlgorithm: () => -7,
    getTransports: () => ['internal'],
  },
};

function respond(create: (given: unknown) => Promise<unknown>) {
  vi.stubGlobal('navigator', { credentials: { create } });
}
afterEach(() => vi.unstubAllGlobals());

describe('createPasskey', () => {
  it('decodes the options for the browser, and encodes its response without padding', async () => {
    const create = vi.fn<(given: unknown) => Promise<unknown>>(async () => credential);
    respond(create);
    const created = await createPasskey(options);
    expect(create).toHaveBeenCalledWith({
      publicKey: {
        ...options,
        challenge: Uint8Array.from([1, 2, 3]),
        user: { ...options.user, id: Uint8Array.from([4, 5]) },
        excludeCredentials: [{ id: Uint8Array.from([251, 255]), type: 'public-key' }],
      },
    });
    expect(JSON.parse((created as { credential: string }).credential)).toEqual({
      id: 'one',
      rawId: '-_8',
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: 'AQ',
        attestationObject: 'Ag',
        authenticatorData: 'Aw',
        publicKey: '',
        publicKeyAlgorithm: -7,
        transports: ['internal'],
      },
    });
  });

  it.each([
    ['InvalidStateError', 'exists'],
    ['NotAllowedError', 'canceled'],
    ['SecurityError', 'failed'],
  ])('reports %s as “%s”', async (name, failure) => {
    respond(async () => Promise.reject(Object.assign(new Error('No'), { name })));
    expect(await createPasskey(options)).toEqual({ failure });
  });
});
