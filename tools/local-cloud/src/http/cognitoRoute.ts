import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from '../user-pool/pool.ts';
import { identityPath, jwksPath } from '../user-pool/settings.ts';
import { sendError, dispatch, type DispatchRules } from '../protocol/dispatch.ts';
import { ServiceError } from '../protocol/serviceError.ts';
import type { AccessRules } from './access.ts';
import { allowOrigin, sendPreflight } from './cors.ts';
import { sendMethodNotAllowed, sendText, isReadMethod, type Route } from './route.ts';

/** Handles operations at `POST /identity/`, and the JWKS. */
export function createCognitoRoute(
  pool: Pool,
  dispatchRules: DispatchRules,
  rules: AccessRules,
  apiPath?: string,
): Route {
  async function handleOperation(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = await rules.checkOrigin(request.headers);
    if (origin === false) {
      sendError(response, new ServiceError('ForbiddenException', 'This origin is not allowed.', 403));
      return;
    }
    allowOrigin(response, origin);
    if (request.method === 'OPTIONS') sendPreflight(response);
    else if (request.method === 'POST') await dispatch(pool, dispatchRules, request, response);
    else sendMethodNotAllowed(response, 'POST, OPTIONS');
  }

  return async (path, request, response) => {
    if (path === identityPath || path === apiPath) {
      await handleOperation(request, response);
    } else if (path !== jwksPath) {
      sendText(response, 404, 'Not found.');
    } else if (!isReadMethod(request)) {
      sendMethodNotAllowed(response, 'GET, HEAD');
    } else {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
      response.end(JSON.stringify(pool.signer.jwks));
    }
  };
}
