import type { FinishedProviderSignIn } from '../../auth/identity/social.ts';
import type { Refused } from '../../auth/identity/refusal.ts';
import { guestUrl } from '../../router/signInUrl.ts';
import type { SignInArrival } from '../../auth/sign-in/arrival.ts';

/** Where the result of a provider's sign-in leads. `said`: a message on this page. */
export type ProviderRedirect =
  | { kind: 'signedIn'; address: string }
  | { kind: 'page'; address: string; state?: SignInArrival | { reason: string } }
  | { kind: 'failure'; failure: Refused };

/** Without those that link a provider, which end in their own window. */
type FinishedSignIn = Exclude<FinishedProviderSignIn, { kind: 'linked' }>;

/** Whether the reauthentication popup can close, because the waiting page has the result. */
export function closesWindow(finished: FinishedSignIn): boolean {
  if (finished.kind === 'nothing' || !finished.again) return false;
  return finished.kind === 'signedIn' || finished.failure.kind === 'cancelled';
}

export function providerRedirect(finished: FinishedSignIn): ProviderRedirect {
  if (finished.kind === 'nothing') return { kind: 'page', address: '/' };
  const search = new URLSearchParams({ returnTo: finished.returnTo });
  if (finished.kind === 'signedIn') return { kind: 'signedIn', address: guestUrl('/loading/', search) };
  const { failure } = finished;
  if (failure.kind === 'cancelled')
    return { kind: 'page', address: guestUrl('/signin/', search), state: { cause: 'cancelled' } };
  // A reauthentication popup: a page in another window waits for it.
  if (finished.again) return { kind: 'failure', failure };
  switch (failure.reason) {
    case 'emailInUse':
      return { kind: 'page', address: guestUrl('/error-register/', search), state: { reason: failure.reason } };
    case 'disabled':
      return { kind: 'page', address: '/deactivated-account/', state: { reason: failure.reason } };
    case 'addressNotAllowed':
    case 'foreignAccount':
      return { kind: 'failure', failure };
    default:
      return { kind: 'page', address: guestUrl('/signin/', search), state: { cause: failure } };
  }
}
