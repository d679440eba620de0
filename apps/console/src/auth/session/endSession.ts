import type { Configuration } from '../../core/configuration/configuration.ts';
import { connection } from '../../core/connection.ts';
import { graphql } from '../../api/graphql.ts';
import { newRequestId } from '../../api/recentRequests.ts';
import { requestBody, requestHeaders } from '../../api/requestBody.ts';

const endSessionMutation = graphql(`
  mutation EndSession($accessToken: String!) {
    endSession(accessToken: $accessToken) {
      ok
    }
  }
`);

/**
 * Ends the session at the API, once there is a connection: what was opened in it, such as a dashboard in a frame, ends with it.
 * `keepalive`: the tab can be closed right after logging out.
 */
export async function endSession({ graphqlEndpoint }: Configuration, accessToken: string | null): Promise<void> {
  if (accessToken === null) return;
  await connection.whenOnline(new AbortController().signal);
  await fetch(graphqlEndpoint, {
    method: 'POST',
    headers: requestHeaders({ requestId: newRequestId(), version: __BUILD__.version, token: null }),
    body: requestBody(endSessionMutation, { accessToken }),
    cache: 'no-store',
    credentials: 'omit',
    keepalive: true,
  });
}
