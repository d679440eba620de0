import type { ChallengeSessions } from '../challenges/sessions.ts';
import type { Mail } from '../mail/mail.ts';
import type { InviteMessage } from '../mail/invitation.ts';
import type { AttemptRepository } from '../store/attemptRepository.ts';
import type { CodeRepository } from '../store/codeRepository.ts';
import type { DeviceRepository } from '../store/deviceRepository.ts';
import type { FailureRepository } from '../store/failureRepository.ts';
import type { IdentityRepository } from '../store/identityRepository.ts';
import type { RefreshTokenRepository } from '../store/refreshTokenRepository.ts';
import type { SoftwareTokenRepository } from '../store/softwareTokenRepository.ts';
import type { UserRepository } from '../store/userRepository.ts';
import type { TokenSigner } from '../tokens/signer.ts';

/** Whether an authenticator app is a matter of each user (`optional`), or of all (`on`) or none (`off`). */
export type MfaRequirement = 'off' | 'on' | 'optional';

/** All that an operation may use. */
export type Pool = {
  /** Epoch milliseconds. */
  now: () => number;
  users: UserRepository;
  refreshTokens: RefreshTokenRepository;
  failures: FailureRepository;
  codes: CodeRepository;
  attempts: AttemptRepository;
  softwareTokens: SoftwareTokenRepository;
  devices: DeviceRepository;
  identities: IdentityRepository;
  sessions: ChallengeSessions;
  signer: TokenSigner;
  /** Makes the answers for names nobody has repeatable. */
  decoySecret: Uint8Array;
  /** A short code is kept as a hash that only this secret can make. */
  codeSecret: Uint8Array;
  /** Where the console is reached: the links in mails lead there. */
  origin: string;
  inviteMessage: InviteMessage;
  mfa: MfaRequirement;
  /** Whether the identity pool gives credentials to somebody who is not signed in. */
  allowsGuests: boolean;
  sendMail: (mail: Mail) => void;
  /** All of the work or, when it throws, none. */
  atomically: (work: () => void) => void;
};
