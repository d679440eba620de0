import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccessRules } from '../http/access.ts';
import { readBody } from '../http/body.ts';
import { allowOrigin, sendPreflight } from '../http/cors.ts';
import { sendMethodNotAllowed, sendText, isReadMethod, type Route } from '../http/route.ts';
import type { Pool } from '../user-pool/pool.ts';
import { hostedPaths, lifetimes, userPoolClientId } from '../user-pool/settings.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import {
  redirectUrl,
  parseAuthorization,
  providers,
  type AuthorizationRequest,
  type RedirectUris,
} from './authorization.ts';
import { federatedUser } from './federatedUser.ts';
import { renderChoice, renderProvider, renderRefusal } from './pages.ts';
import { createOneTimeStore } from './oneTimeStore.ts';
import { handleTokenRequest, type Grant } from './tokenEndpoint.ts';

/** `target`: the console's origin that a form redirects to. */
const securityHeaders = (target?: string) => ({
  'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${target === undefined ? '' : ` ${target}`}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

const queryOf = (request: IncomingMessage): URLSearchParams =>
  new URLSearchParams((request.url ?? '').split('?', 2)[1]);

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  response.end();
}

/** The hosted UI: `/oauth2/authorize`, `/oauth2/token` and `/logout` at the root of the host. */
export function createHostedUiRoute(pool: Pool, redirects: RedirectUris, rules: AccessRules): Route {
  const stylesheet = readFileSync(new URL('./hosted.css', import.meta.url), 'utf8');
  const requests = createOneTimeStore<AuthorizationRequest>(pool.now, lifetimes.authorization);
  const grants = createOneTimeStore<Grant>(pool.now, lifetimes.authorizationCode);

  function show(
    response: ServerResponse,
    html: string,
    { status = 200, target }: { status?: number; target?: string } = {},
  ): void {
    response.writeHead(status, { ...securityHeaders(target), 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  }

  function authorize(request: IncomingMessage, response: ServerResponse): void {
    const parsed = parseAuthorization(queryOf(request), redirects.signIn);
    if (parsed.kind === 'refused') {
      show(response, renderRefusal(parsed.reason), { status: 400 });
    } else if (parsed.kind === 'error') {
      redirect(response, parsed.location);
    } else {
      const transaction = requests.put(parsed.request);
      const { provider, redirectUri } = parsed.request;
      const page = provider ? renderProvider(transaction, provider) : renderChoice(transaction);
      show(response, page, { target: new URL(redirectUri).origin });
    }
  }

  /** Handles the form of a simulated provider. The transaction ID is a CSRF token. */
  async function handleProvider(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await readBody(request));
    const transaction = form.get('transaction') ?? '';
    const pending = requests.look(transaction);
    if (!pending) {
      show(response, renderRefusal('This page has expired. Go back to the application and start over.'), {
        status: 400,
      });
      return;
    }
    const { redirectUri, state, codeChallenge } = pending;
    const target = new URL(redirectUri).origin;
    const provider = pending.provider ?? providers.find((known) => known === form.get('provider'));
    if (!provider) {
      show(response, renderChoice(transaction), { target });
      return;
    }
    if (form.get('answer') === 'cancel') {
      requests.take(transaction);
      const error = { error: 'access_denied', error_description: 'User canceled the sign-in.' };
      redirect(response, redirectUrl(redirectUri, { ...error, state }));
      return;
    }
    if (form.get('answer') !== 'accept') {
      show(response, renderProvider(transaction, provider), { target });
      return;
    }
    const isEmailVerified = form.get('unverified') === null;
    const entered = { email: form.get('email') ?? '', name: form.get('name')?.trim() ?? '' };
    try {
      const { sub } = await federatedUser(pool, { provider, isEmailVerified, ...entered });
      requests.take(transaction);
      const code = grants.put({ sub, redirectUri, codeChallenge });
      redirect(response, redirectUrl(redirectUri, { code, state }));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.code === 'InvalidParameterException') {
        show(response, renderProvider(transaction, provider, { ...entered, problem: error.message }), {
          status: 400,
          target,
        });
        return;
      }
      requests.take(transaction);
      redirect(
        response,
        redirectUrl(redirectUri, { error: 'invalid_request', error_description: error.message, state }),
      );
    }
  }

  async function handleToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = await rules.checkOrigin(request.headers);
    if (origin === false) {
      sendText(response, 403, 'This origin is not allowed.');
      return;
    }
    allowOrigin(response, origin);
    if (request.method === 'OPTIONS') {
      sendPreflight(response);
      return;
    }
    const result = await handleTokenRequest(pool, grants, new URLSearchParams(await readBody(request)));
    response.writeHead('error' in result ? 400 : 200, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(result));
  }

  /** Only redirects: the simulated providers keep no session. */
  function logOut(request: IncomingMessage, response: ServerResponse): void {
    const query = queryOf(request);
    const address = query.get('logout_uri') ?? '';
    const isAllowed = query.get('client_id') === userPoolClientId && redirects.signOut.includes(address);
    if (isAllowed) redirect(response, address);
    else {
      const refusal = renderRefusal('The redirect address is not on the application’s allowlist.');
      show(response, refusal, { status: 400 });
    }
  }

  const { oauth, logOut: logOutPath } = hostedPaths;
  function handlePath(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> | void {
    const isGet = isReadMethod(request);
    const isPost = request.method === 'POST';
    switch (path) {
      case `${oauth}/hosted.css`:
        if (!isGet) return sendMethodNotAllowed(response, 'GET, HEAD');
        response.writeHead(200, { ...securityHeaders(), 'content-type': 'text/css; charset=utf-8' });
        return void response.end(stylesheet);
      case `${oauth}/authorize`:
        return isGet ? authorize(request, response) : sendMethodNotAllowed(response, 'GET, HEAD');
      case `${oauth}/provider`:
        return isPost ? handleProvider(request, response) : sendMethodNotAllowed(response, 'POST');
      case `${oauth}/token`:
        return isPost || request.method === 'OPTIONS'
          ? handleToken(request, response)
          : sendMethodNotAllowed(response, 'POST, OPTIONS');
      case logOutPath:
        return isGet ? logOut(request, response) : sendMethodNotAllowed(response, 'GET, HEAD');
      default:
        return sendText(response, 404, 'Not found.');
    }
  }

  return async (path, request, response) => {
    try {
      await handlePath(path, request, response);
    } catch (error) {
      // The body is too large or truncated.
      if (!(error instanceof ServiceError)) throw error;
      response.setHeader('connection', 'close');
      sendText(response, error.status, error.message);
    }
  };
}
