import { type Refusal, type Refused, refusalOf } from './refusal.ts';

/** The OAuth response in the URL. */
export type ProviderReturn = {
  /** Whether there is a response: a code or an error. */
  isResponse: boolean;
  failure: { code: string; description: string } | null;
  /** The custom state from the start of the sign-in. It can be forged: validate it before use. */
  customState: string;
};

/** Custom state, which aws-amplify appends to `state` after a dash, in hex. */
function decodeCustomState(state: string): string {
  const encoded = state.split('-').slice(1).join('-');
  if (!/^(?:[0-9a-f]{2})*$/i.test(encoded)) return '';
  return (encoded.match(/../g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
}

export function readProviderReturn(search: URLSearchParams): ProviderReturn {
  const error = search.get('error');
  return {
    isResponse: error !== null || search.has('code') || search.has('state'),
    failure: error === null ? null : { code: error, description: search.get('error_description') ?? '' },
    customState: decodeCustomState(search.get('state') ?? ''),
  };
}

/** Why sign-in with a provider failed. */
export type ProviderFailure = { kind: 'cancelled' } | Refused;

/** Reasons that the platform's origin passes on to a reseller's host. */
const passedOn: ReadonlySet<string> = new Set<Refusal>(['emailInUse', 'disabled', 'network', 'foreignAccount']);

/** The failure in a URL. */
export const failureName = (failure: ProviderFailure): string =>
  failure.kind === 'cancelled' ? failure.kind : failure.reason;

export function failureNamed(name: string | null): ProviderFailure {
  if (name === 'cancelled') return { kind: name };
  return refused(name !== null && passedOn.has(name) ? (name as Refusal) : 'unknown');
}

const refused = (reason: Refused['reason']): Refused => ({ kind: 'refused', reason });

/** The reason, from the OAuth error or from the library's error. */
export function providerFailureOf(failure: ProviderReturn['failure'], error: unknown): ProviderFailure {
  if (failure) {
    if (failure.code === 'access_denied') return { kind: 'cancelled' };
    if (/already exists|already found an entry/i.test(failure.description)) return refused('emailInUse');
    if (/disabled/i.test(failure.description)) return refused('disabled');
    return refused('unknown');
  }
  const message = error instanceof Error ? error.message : '';
  if (/cancell?ed/i.test(message)) return { kind: 'cancelled' };
  // Another `state`, or a used code: this sign-in was not started here.
  if (/validating the state|invalid_grant|invalid_request/i.test(message)) return refused('addressNotAllowed');
  // `fetch` throws this for network errors.
  if (error instanceof TypeError) return refused('network');
  return refusalOf(error);
}
