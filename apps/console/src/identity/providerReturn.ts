import { type Refused, refusalOf } from './refusal.ts';

/** What the hosted pages sent the person back with. */
export type ProviderReturn = {
  /** Something to finish: a code, or a failure. */
  isAnswer: boolean;
  failure: { code: string; description: string } | null;
  /** What was handed over when the sign-in began. Anybody can write it: check it before use. */
  customState: string;
};

/** Text that aws-amplify has put behind the dash of `state`, two hexadecimal digits for each character. */
function decodeCustomState(state: string): string {
  const encoded = state.split('-').slice(1).join('-');
  if (!/^(?:[0-9a-f]{2})*$/i.test(encoded)) return '';
  return (encoded.match(/../g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
}

export function readProviderReturn(search: URLSearchParams): ProviderReturn {
  const error = search.get('error');
  return {
    isAnswer: error !== null || search.has('code') || search.has('state'),
    failure: error === null ? null : { code: error, description: search.get('error_description') ?? '' },
    customState: decodeCustomState(search.get('state') ?? ''),
  };
}

/** How a sign-in through a provider can fail. */
export type ProviderFailure = { kind: 'cancelled' } | Refused;

const refused = (reason: Refused['reason']): Refused => ({ kind: 'refused', reason });

/** Why it failed: by what the hosted pages say, else by what the library threw. */
export function providerFailureOf(failure: ProviderReturn['failure'], error: unknown): ProviderFailure {
  if (failure) {
    if (failure.code === 'access_denied') return { kind: 'cancelled' };
    if (/already exists|already found an entry/i.test(failure.description)) return refused('emailInUse');
    if (/disabled/i.test(failure.description)) return refused('disabled');
    return refused('unknown');
  }
  const message = error instanceof Error ? error.message : '';
  if (/cancell?ed/i.test(message)) return { kind: 'cancelled' };
  // A state that is not the one given, or a code that was used: not the sign-in that began here.
  if (/validating the state|invalid_grant|invalid_request/i.test(message)) return refused('addressNotAllowed');
  // What `fetch` throws when nothing answers.
  if (error instanceof TypeError) return refused('network');
  return refusalOf(error);
}
