import { authenticate } from '../tokens/authenticate.ts';
import { requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { ServiceError } from '../protocol/serviceError.ts';

/** Dates are epoch seconds. */
export const listWebAuthnCredentials: Operation = {
  access: 'public',
  async run(pool, input) {
    const { sub } = await authenticate(pool, input);
    return {
      Credentials: pool.passkeys.listOf(sub).map(({ id, attachment, transports, createdAt }) => ({
        CredentialId: id,
        FriendlyCredentialName: 'Passkey',
        RelyingPartyId: pool.relyingParty.id,
        ...(attachment === undefined ? {} : { AuthenticatorAttachment: attachment }),
        AuthenticatorTransports: transports,
        CreatedAt: createdAt / 1_000,
      })),
    };
  },
};

/** @throws ResourceNotFoundException, also for another user's passkey */
export const deleteWebAuthnCredential: Operation = {
  access: 'public',
  isFirewalled: true,
  async run(pool, input) {
    const { sub } = await authenticate(pool, input);
    const id = requiredString(input, 'CredentialId');
    if (pool.passkeys.find(id)?.sub !== sub) {
      throw new ServiceError('ResourceNotFoundException', 'The passkey does not exist.');
    }
    pool.passkeys.delete(id);
    return {};
  },
};
