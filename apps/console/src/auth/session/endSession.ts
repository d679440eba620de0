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

/** Ends the session at the API once the browser is online, and everything opened in it, such as embedded dashboards. */
export async function endSession({ graphqlEndpoint }: Configuration, accessToken: string | null): Promise<void> {
  if (accessToken === null) return;
  await connection.whenOnline(new AbortController().signal);
  await fetch(graphqlEndpoint, {
    method: 'POST',
    headers: requestHeaders({ requestId: newRequestId(), version: __BUILD__.version, token: null }),
    body: requestBody(endSessionMutation, { accessToken }),
    cache: 'no-store',
    credentials: 'omit',
    // The user can close the tab right after logging out.
    keepalive: true,
  });
}
