import type { ChallengeSessions } from '../challenges/sessions.ts';
import type { Mail } from '../mail/mail.ts';
import type { InviteMessage, MessageMetadata } from '../mail/invitation.ts';
import type { PreSignUp } from '../sign-up/preSignUp.ts';
import type { AttemptRepository } from '../store/attemptRepository.ts';
import type { CodeRepository } from '../store/codeRepository.ts';
import type { DeviceRepository } from '../store/deviceRepository.ts';
import type { SignInFailureRepository } from '../store/signInFailureRepository.ts';
import type { IdentityRepository } from '../store/identityRepository.ts';
import type { PasskeyRepository } from '../store/passkeyRepository.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';
import type { RefreshTokenRepository } from '../store/refreshTokenRepository.ts';
import type { SoftwareTokenRepository } from '../store/softwareTokenRepository.ts';
import type { UserRepository } from '../store/userRepository.ts';
import type { TokenSigner } from '../tokens/signer.ts';

/** Whether an authenticator app is `optional`, required (`on`), or unavailable (`off`). */
export type MfaRequirement = 'off' | 'on' | 'optional';

/** `CHANGED` with the old password, or `RESET` with a code, which ends every session. */
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
  passkeys: PasskeyRepository;
  identities: IdentityRepository;
  sessions: ChallengeSessions;
  signer: TokenSigner;
  /** Responses for unknown usernames are derived from this secret, so that they are stable. */
  dummySecret: Uint8Array;
  /** HMAC key of stored codes, which are too short for a plain hash. */
  codeSecret: Uint8Array;
  /** Origin of the console, for links in emails. */
  origin: string;
  relyingParty: RelyingParty;
  inviteMessage: InviteMessage;
  mfa: MfaRequirement;
  /** Whether the identity pool issues credentials to guests. */
  allowsGuests: boolean;
  /** The pre-sign-up trigger, if any. */
  preSignUp: PreSignUp | undefined;
  /** Called after a password was set. */
  onPasswordSet: OnPasswordSet;
  /** `metadata`: of a signed call, for the custom-message trigger. */
  sendMail: (mail: Mail, metadata?: MessageMetadata) => void;
  /** Runs the work in a transaction. */
  atomically: (work: () => void) => void;
};
