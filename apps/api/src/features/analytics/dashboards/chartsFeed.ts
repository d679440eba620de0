import type { IncomingMessage, ServerResponse } from 'node:http';
import { dashboardKinds, filters, type Dashboard, type OpenedSession } from '@edge-console/charts/contract';
import * as v from 'valibot';
import type { MeasurementStore } from '../../../core/services/measurements.ts';
import type { Database } from '../../../core/database/database.ts';
import type { Logger } from '../../../core/logger.ts';
import { hasSecret } from '../../../core/transport/headers.ts';
import { readBody } from '../../../core/transport/requestBody.ts';
import { sendJson } from '../../../core/transport/sendJson.ts';
import { readDashboardFilters } from './dashboardFilters.ts';
import { readDashboard } from './dashboards.ts';
import { openTicket, readerWith } from './embeds.ts';

const secret = v.pipe(v.string(), v.maxLength(200));
const openShape = v.object({ ticket: secret, kind: v.picklist(dashboardKinds) });
const readShape = v.object({ session: secret, filters });

type FeedResponse =
  | {
      readonly status: 200;
      readonly body: Dashboard | { readonly opened: OpenedSession | null; readonly ancestors: readonly string[] };
    }
  | { readonly status: 400 | 403 };

/**
 * `POST` from the charts host, authenticated with the secret: `{ ticket, kind }` opens a dashboard, `{ session, filters }` reads its data.
 * 403 after the session has ended. `ancestors` are the origins that can embed it.
 */
export function createChartsFeed(
  database: Database,
  { queriesFor }: Pick<MeasurementStore, 'queriesFor'>,
  secrets: readonly string[],
  consoleOrigin: string,
  logger: Logger,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  async function respondTo(body: unknown): Promise<FeedResponse> {
    const opening = v.safeParse(openShape, body);
    if (opening.success) {
      const { ticket, kind } = opening.output;
      const opened = await database.asSystem((transaction) => openTicket(transaction, ticket, kind, consoleOrigin));
      return {
        status: 200,
        body: { opened: opened?.session ?? null, ancestors: [consoleOrigin, ...(opened?.origins ?? [])] },
      };
    }
    const reading = v.safeParse(readShape, body);
    if (!reading.success) return { status: 400 };
    const reader = await database.asSystem((transaction) => readerWith(transaction, reading.output.session));
    if (!reader) return { status: 403 };
    const { kind, principal } = reader;
    const appliedFilters = readDashboardFilters(kind, reading.output.filters, new Date());
    if ('failure' in appliedFilters) return { status: 400 };
    // As the user, so that accounts are isolated as everywhere in the API.
    const dashboard = await database.asPrincipal(principal, (transaction) =>
      readDashboard(kind, {
        transaction,
        measurements: queriesFor(transaction),
        entity: principal.effective.entity,
        ...appliedFilters,
      }),
    );
    return { status: 200, body: dashboard };
  }

  return async (request, response) => {
    const send = (status: number, body?: unknown) => sendJson(response, status, body);
    if (request.method !== 'POST') return send(405);
    if (!hasSecret(request, secrets)) return send(401);
    try {
      const body = await readBody(request);
      if ('tooLarge' in body) return send(413);
      const result = await respondTo(JSON.parse(body.text));
      send(result.status, 'body' in result ? result.body : {});
    } catch (error) {
      if (error instanceof SyntaxError) return send(400);
      logger.error('The request from the charts host failed', { error });
      send(503);
    }
  };
}
