import type { FinishedProviderSignIn } from '../../identity/social.ts';
import type { Refused } from '../../identity/refusal.ts';
import { guestAddress } from '../../routing/signInAddress.ts';
import type { SignInArrival } from '../sign-in/arrival.ts';

/** Where a provider's sign-in leads on. `said`: here, because there is nothing else to do about it. */
export type WhereTo =
  | { kind: 'signedIn'; address: string }
  | { kind: 'page'; address: string; state?: SignInArrival | { reason: string } }
  | { kind: 'said'; failure: Refused };

/** Whether the page that waits for it in another window has all it needs, and this window was for nothing else. */
export function closesWindow(finished: FinishedProviderSignIn): boolean {
  if (finished.kind === 'nothing' || !finished.again) return false;
  return finished.kind === 'signedIn' || finished.failure.kind === 'cancelled';
}

/** The address keeps nothing of the provider's answer: no code, no state. */
export function whereTo(finished: FinishedProviderSignIn): WhereTo {
  if (finished.kind === 'nothing') return { kind: 'page', address: '/' };
  const search = new URLSearchParams({ returnTo: finished.returnTo });
  if (finished.kind === 'signedIn') return { kind: 'signedIn', address: guestAddress('/loading/', search) };
  const { failure } = finished;
  if (failure.kind === 'cancelled')
    return { kind: 'page', address: guestAddress('/signin/', search), state: { news: 'cancelled' } };
  // Another page waits for it: this window is for nothing else.
  if (finished.again) return { kind: 'said', failure };
  switch (failure.reason) {
    case 'emailInUse':
      return { kind: 'page', address: guestAddress('/error-register/', search), state: { reason: failure.reason } };
    case 'disabled':
      return { kind: 'page', address: '/deactivated-account/', state: { reason: failure.reason } };
    case 'addressNotAllowed':
      return { kind: 'said', failure };
    default:
      return { kind: 'page', address: guestAddress('/signin/', search), state: { news: failure } };
  }
}
