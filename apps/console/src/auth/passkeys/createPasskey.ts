/** Options and response as JSON. Some supported browsers lack `PublicKeyCredential.parseCreationOptionsFromJSON`. */
type CredentialJson = { id: string; type: PublicKeyCredentialType; transports?: AuthenticatorTransport[] };
type CreationOptionsJson = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'excludeCredentials' | 'user'> & {
  challenge: string;
  excludeCredentials?: CredentialJson[];
  user: { id: string; name: string; displayName: string };
};

const decode = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const encode = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toOptions = ({ challenge, excludeCredentials = [], user, ...rest }: CreationOptionsJson) => ({
  ...rest,
  challenge: decode(challenge),
  excludeCredentials: excludeCredentials.map((credential) => ({ ...credential, id: decode(credential.id) })),
  user: { ...user, id: decode(user.id) },
});

function toJson(credential: PublicKeyCredential): string {
  const response = credential.response as AuthenticatorAttestationResponse;
  return JSON.stringify({
    id: credential.id,
    rawId: encode(credential.rawId),
    type: credential.type,
    ...(credential.authenticatorAttachment && { authenticatorAttachment: credential.authenticatorAttachment }),
    clientExtensionResults: credential.getClientExtensionResults(),
    response: {
      clientDataJSON: encode(response.clientDataJSON),
      attestationObject: encode(response.attestationObject),
      authenticatorData: encode(response.getAuthenticatorData()),
      publicKey: encode(response.getPublicKey()),
      publicKeyAlgorithm: response.getPublicKeyAlgorithm(),
      transports: response.getTransports(),
    },
  });
}

export type CreatedPasskey = { credential: string } | { failure: 'exists' | 'canceled' | 'failed' };

/** Asks the browser to create a passkey. `exists`: this device already has one of the user's. */
export async function createPasskey(options: unknown): Promise<CreatedPasskey> {
  try {
    const created = await navigator.credentials.create({ publicKey: toOptions(options as CreationOptionsJson) });
    return { credential: toJson(created as PublicKeyCredential) };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { failure: 'exists' };
    return { failure: name === 'NotAllowedError' ? 'canceled' : 'failed' };
  }
}
