import type { Refused } from '../identity/refusal.ts';
import { refusalText } from '../identity/refusalText.ts';
import { signInMessages } from './messages.ts';
import type { SessionEnd } from '../session/sessionChannel.ts';

/** Navigation state of the sign-in page. */
export type SignInArrival = {
  /** Initial value of the e-mail field. */
  email?: string;
  cause?: ArrivalCause;
};

/** Why the user was redirected to sign-in. */
export type ArrivalCause = 'cancelled' | 'activated' | 'passwordChanged' | Refused;

export type SignInNotice = { tone: 'info' | 'success' | 'warning' | 'danger'; text: string };

const notices: Record<Exclude<ArrivalCause, Refused>, SignInNotice> = {
  cancelled: { tone: 'info', text: signInMessages.cancelled },
  activated: { tone: 'success', text: signInMessages.activated },
  passwordChanged: { tone: 'success', text: signInMessages.passwordChanged },
};

const isCause = (value: unknown): value is ArrivalCause =>
  typeof value === 'string'
    ? Object.hasOwn(notices, value)
    : typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refused';

/** Parses a navigation state; empty if invalid. */
export function readArrival(state: unknown): SignInArrival {
  const { email, cause }: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {};
  return { ...(typeof email === 'string' && { email }), ...(isCause(cause) && { cause }) };
}

const noticeOfRefusal = (refused: Refused, tone: SignInNotice['tone']): SignInNotice => ({
  tone,
  text: refusalText(refused),
});

const ends: Partial<Record<SessionEnd, Refused['reason']>> = {
  unrefreshable: 'refreshUnsupported',
  revoked: 'sessionClosed',
  deviceForgotten: 'deviceUnknown',
  disabled: 'disabled',
  invalid: 'sessionInvalid',
};

/** The initial message: why the session ended, or the other page's message. */
export function noticeOf(
  end: SessionEnd | undefined,
  isExpired: boolean,
  { cause }: SignInArrival,
): SignInNotice | null {
  const reason = end && ends[end];
  if (reason) return noticeOfRefusal({ kind: 'refused', reason }, 'warning');
  if (isExpired) return noticeOfRefusal({ kind: 'refused', reason: 'sessionExpired' }, 'info');
  if (cause === undefined) return null;
  return typeof cause === 'string' ? notices[cause] : noticeOfRefusal(cause, 'danger');
}
