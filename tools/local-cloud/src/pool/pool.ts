import type { ChallengeSessions } from '../challenges/sessions.ts';
import type { Mail } from '../mail/mail.ts';
import type { InviteMessage } from '../mail/invitation.ts';
import type { FailureRepository } from '../store/failure-repository.ts';
import type { RefreshTokenRepository } from '../store/refresh-token-repository.ts';
import type { UserRepository } from '../store/user-repository.ts';
import type { TokenSigner } from '../tokens/signer.ts';

/** All that an operation may use. */
export type Pool = {
  /** Epoch milliseconds. */
  now: () => number;
  users: UserRepository;
  refreshTokens: RefreshTokenRepository;
  failures: FailureRepository;
  sessions: ChallengeSessions;
  signer: TokenSigner;
  /** Makes the answers for names nobody has repeatable. */
  decoySecret: Uint8Array;
  inviteMessage: InviteMessage;
  sendMail: (mail: Mail) => void;
  /** All of the work or, when it throws, none. */
  atomically: (work: () => void) => void;
};
