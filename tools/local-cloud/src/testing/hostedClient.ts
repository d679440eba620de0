import { createHash } from 'node:crypto';
import { userPoolClientId } from '../user-pool/settings.ts';
import type { HttpResponse, TestCloud } from './testCloud.ts';

export const address = 'https://console.test/signin/';
export const redirects = { signIn: [address], signOut: ['https://console.test/'] };
const verifier = 'v'.repeat(64);

export const form = (values: Record<string, string>) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(values).toString(),
});

/** The query parameters of the redirect to the console. */
export const redirectParameters = ({ headers }: HttpResponse): Record<string, string> =>
  Object.fromEntries(new URL(String(headers.location)).searchParams);

export function hostedClient(test: TestCloud) {
  /** Opens the page of a provider and returns its transaction. */
  async function begin(provider = 'Google'): Promise<string> {
    const query = new URLSearchParams({
      client_id: userPoolClientId,
      redirect_uri: address,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'my state',
      ...(provider === '' ? {} : { identity_provider: provider }),
    });
    const { text } = await test.send(`/oauth2/authorize?${query}`);
    return /name="transaction" value="([^"]+)"/.exec(text)?.[1] ?? '';
  }

  const respond = (transaction: string, values: Record<string, string>): Promise<HttpResponse> =>
    test.send('/oauth2/provider', form({ transaction, answer: 'accept', ...values }));
  async function codeFor(email: string, provider = 'Google'): Promise<string> {
    return redirectParameters(await respond(await begin(provider), { email, name: 'Bob' }))['code'] ?? '';
  }

  async function redeem(code: string, changes: Record<string, string> = {}) {
    const { text } = await test.send(
      '/oauth2/token',
      form({
        grant_type: 'authorization_code',
        client_id: userPoolClientId,
        redirect_uri: address,
        code,
        code_verifier: verifier,
        ...changes,
      }),
    );
    return JSON.parse(text) as Record<string, string>;
  }

  return { begin, respond, codeFor, redeem };
}
