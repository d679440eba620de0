import { fetchFrom } from '@edge-console/service';
import * as v from 'valibot';
import type { EdgeIntelligence } from './edgeIntelligence.ts';
import { StatusError } from './statusError.ts';

type HttpEdgeIntelligenceOptions = {
  /** The base URL, for example `https://intelligence.example.com/v1`. */
  readonly url: string;
  readonly token: string;
};

const timeoutMilliseconds = 8_000;
const customer = v.object({ customerId: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) });

/**
 * An Edge Intelligence service over HTTP, as `edgeIntelligenceHandler` implements it. Every call is a PUT or DELETE, which the outbox can
 * repeat.
 */
export function httpEdgeIntelligence({ url, token }: HttpEdgeIntelligenceOptions): EdgeIntelligence {
  async function call(method: 'PUT' | 'DELETE', path: readonly string[], body?: unknown): Promise<Response> {
    const response = await fetchFrom(
      'edge_intelligence',
      method,
      `${url.replace(/\/$/, '')}/${path.map(encodeURIComponent).join('/')}`,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      },
    );
    if (!response.ok) throw new StatusError('Edge Intelligence', response.status);
    return response;
  }
  return {
    async createCustomer(entityId) {
      const response = await call('PUT', ['accounts', entityId]);
      return v.parse(customer, await response.json()).customerId;
    },
    async putKeys(customerId, keys) {
      await call('PUT', ['customers', customerId, 'keys'], { keys });
    },
    async putParameters(customerId, category, values) {
      const path = ['customers', customerId, 'parameters', category];
      await (values ? call('PUT', path, { values }) : call('DELETE', path));
    },
  };
}
