import type { ChallengeSessions } from '../challenges/sessions.ts';
import type { Mail } from '../mail/mail.ts';
import type { InviteMessage, MessageMetadata } from '../mail/invitation.ts';
import type { PreSignUp } from '../sign-up/preSignUp.ts';
import type { AttemptRepository } from '../store/attemptRepository.ts';
import type { CodeRepository } from '../store/codeRepository.ts';
import type { DeviceRepository } from '../store/deviceRepository.ts';
import type { SignInFailureRepository } from '../store/signInFailureRepository.ts';
import type { IdentityRepository } from '../store/identityRepository.ts';
import type { RefreshTokenRepository } from '../store/refreshTokenRepository.ts';
import type { SoftwareTokenRepository } from '../store/softwareTokenRepository.ts';
import type { UserRepository } from '../store/userRepository.ts';
import type { TokenSigner } from '../tokens/signer.ts';

/** Whether an authenticator app is a matter of each user (`optional`), or of all (`on`) or none (`off`). */
export type MfaRequirement = 'off' | 'on' | 'optional';

/** `CHANGED` by who knew the password before, `RESET` with a mailed code, which ended every session. */
export type OnPasswordSet = (sub: string, how: 'CHANGED' | 'RESET') => Promise<void>;

/** Services and settings of the operations. */
export type Pool = {
  /** Epoch milliseconds. */
  now: () => number;
  users: UserRepository;
  refreshTokens: RefreshTokenRepository;
  failures: SignInFailureRepository;
  codes: CodeRepository;
  attempts: AttemptRepository;
  softwareTokens: SoftwareTokenRepository;
  devices: DeviceRepository;
  identities: IdentityRepository;
  sessions: ChallengeSessions;
  signer: TokenSigner;
  /** Secret from which answers for unknown usernames are derived, so that they are repeatable. */
  dummySecret: Uint8Array;
  /** HMAC key of stored codes, which are too short for a plain hash. */
  codeSecret: Uint8Array;
  /** Origin of the console, for links in mails. */
  origin: string;
  inviteMessage: InviteMessage;
  mfa: MfaRequirement;
  /** Whether the identity pool gives credentials to somebody who is not signed in. */
  allowsGuests: boolean;
  /** The trigger before sign-up; without one, nobody is asked. */
  preSignUp: PreSignUp | undefined;
  /** Called once a user has another password. */
  onPasswordSet: OnPasswordSet;
  /** `metadata`: of a signed call, for the custom-message trigger. */
  sendMail: (mail: Mail, metadata?: MessageMetadata) => void;
  /** All of the work or, when it throws, none. */
  atomically: (work: () => void) => void;
};
