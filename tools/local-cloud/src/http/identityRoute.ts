import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from '../pool/pool.ts';
import { identityPath, jwksPath } from '../pool/settings.ts';
import { answerError, dispatch, type DispatchRules } from '../wire/dispatch.ts';
import { ServiceError } from '../wire/serviceError.ts';
import type { AccessRules } from './access.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import { answerMethodNotAllowed, answerText, isRead, type Route } from './route.ts';

/** `POST /identity/` for the operations, and the JWKS. */
export function createIdentityRoute(
  pool: Pool,
  dispatchRules: DispatchRules,
  rules: AccessRules,
  apiPath?: string,
): Route {
  async function answerOperation(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = await rules.checkOrigin(request.headers);
    if (origin === false) {
      answerError(response, new ServiceError('ForbiddenException', 'This origin is not allowed.', 403));
      return;
    }
    allowOrigin(response, origin);
    if (request.method === 'OPTIONS') answerPreflight(response);
    else if (request.method === 'POST') await dispatch(pool, dispatchRules, request, response);
    else answerMethodNotAllowed(response, 'POST, OPTIONS');
  }

  return async (path, request, response) => {
    if (path === identityPath || path === apiPath) {
      await answerOperation(request, response);
    } else if (path !== jwksPath) {
      answerText(response, 404, 'Not found.');
    } else if (!isRead(request)) {
      answerMethodNotAllowed(response, 'GET, HEAD');
    } else {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
      response.end(JSON.stringify(pool.signer.jwks));
    }
  };
}
