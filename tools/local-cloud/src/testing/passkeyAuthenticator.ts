import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = { challenge: string; rpId: string };
type Use = { origin: string; isUserVerified?: boolean; counter?: number };

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();
const base64 = (value: Uint8Array | string): string => Buffer.from(value).toString('base64url');

const userPresent = 1;
const userVerified = 4;
const hasCredential = 64;

/** A software authenticator with one ES256 passkey. */
export function createPasskeyAuthenticator(id = randomBytes(32)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, counter: number, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
  }

  const flagsOf = (isUserVerified: boolean) => userPresent + (isUserVerified ? userVerified : 0);

  return {
    id: base64(id),
    /** The response of `navigator.credentials.create`. */
    create(
      { challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } },
      { origin, isUserVerified = true, counter = 0 }: Use,
    ) {
      userHandle = user.id;
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const flags = flagsOf(isUserVerified) + hasCredential;
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp.id, flags, counter, credential))],
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    /** The response of `navigator.credentials.get`. */
    get({ challenge, rpId }: Options, { origin, isUserVerified = true, counter = 0 }: Use) {
      const data = clientData('webauthn.get', challenge, origin);
      const authenticator = authenticatorData(rpId, flagsOf(isUserVerified), counter);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authenticator),
          signature: base64(sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey)),
          userHandle,
        },
      };
    },
  };
}
