import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../auth/identity/refusal.ts';
import { closesWindow, providerRedirect } from './providerRedirect.ts';

const returnTo = '/users/?search=a#row-3';
const failed = (reason: Refusal) => ({ kind: 'failed', failure: { kind: 'refused', reason }, returnTo }) as const;

describe('the redirect after a provider’s sign-in', () => {
  it('leads to the requested URL', () => {
    expect(providerRedirect({ kind: 'signedIn', returnTo })).toEqual({
      kind: 'signedIn',
      address: '/loading/?returnTo=%2Fusers%2F%3Fsearch%3Da%23row-3',
    });
  });

  it.each(['//evil.example', 'https://evil.example/', '/nowhere', '/signin/', ''])(
    '%j leads to the start page',
    (target) => {
      expect(providerRedirect({ kind: 'signedIn', returnTo: target })).toEqual({
        kind: 'signedIn',
        address: '/loading/',
      });
    },
  );

  it('shows a neutral message at sign-in after a cancellation, and keeps returnTo', () => {
    expect(providerRedirect({ kind: 'failed', failure: { kind: 'cancelled' }, returnTo })).toEqual({
      kind: 'page',
      address: '/signin/?returnTo=%2Fusers%2F%3Fsearch%3Da%23row-3',
      state: { cause: 'cancelled' },
    });
  });

  it('leads to the page for the reason', () => {
    expect(providerRedirect(failed('emailInUse'))).toMatchObject({
      address: expect.stringMatching(/^\/error-register\//),
    });
    expect(providerRedirect(failed('disabled'))).toMatchObject({ address: '/deactivated-account/' });
    expect(providerRedirect(failed('network'))).toMatchObject({
      address: expect.stringMatching(/^\/signin\//),
      state: { cause: { reason: 'network' } },
    });
  });

  it('reports here that it was not started here', () => {
    expect(providerRedirect(failed('addressNotAllowed'))).toMatchObject({
      kind: 'failure',
      failure: { reason: 'addressNotAllowed' },
    });
  });

  it('opened manually leads to the start page', () => {
    expect(providerRedirect({ kind: 'nothing' })).toEqual({ kind: 'page', address: '/' });
  });
});

describe('the popup for reauthentication with a provider', () => {
  const own = { returnTo: '', again: { subject: 'user-1' } };

  it('closes when the user has signed in or cancels', () => {
    expect(closesWindow({ kind: 'signedIn', ...own })).toBe(true);
    expect(closesWindow({ kind: 'failed', failure: { kind: 'cancelled' }, ...own })).toBe(true);
  });

  it('shows its own error, because the waiting page is in another window', () => {
    expect(providerRedirect({ ...failed('network'), ...own })).toMatchObject({
      kind: 'failure',
      failure: { reason: 'network' },
    });
  });

  it('stays open with a message', () => {
    expect(closesWindow({ ...failed('network'), ...own })).toBe(false);
    expect(closesWindow({ kind: 'signedIn', returnTo })).toBe(false);
    expect(closesWindow({ kind: 'nothing' })).toBe(false);
  });
});
