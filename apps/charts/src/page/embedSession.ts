import * as v from 'valibot';
import { dashboard, openedSession, type Dashboard, type DashboardFilter, type OpenedSession } from '../contract.ts';
import type { ParentWindow } from './parentWindow.ts';

/** A session is renewed this long before it expires. */
const earlyMs = 60_000;
/** The maximum time to wait for a new ticket. */
const timeoutMs = 15_000;

export type DashboardResult = { readonly dashboard: Dashboard } | { readonly failure: 'ENDED' | 'UNAVAILABLE' };

export type EmbedSession = {
  readonly read: (filters: readonly DashboardFilter[]) => Promise<DashboardResult>;
  /** Replaces the session, with a new ticket from the console. */
  readonly renew: (ticket: string) => Promise<void>;
};

const post = (path: string, body: unknown, secret?: string): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
    body: JSON.stringify(body),
  });

/** The session is stored only in memory, and renewed before it expires. */
export function openEmbedSession(opened: OpenedSession, parent: Pick<ParentWindow, 'post'>): EmbedSession {
  let { session } = opened;
  let renewed = (): void => undefined;

  function renewBefore(expiresAt: string): void {
    const left = Math.max(0, Date.parse(expiresAt) - Date.now() - earlyMs);
    setTimeout(() => parent.post({ v: 1, type: 'tokenExpiring' }), left);
  }
  renewBefore(opened.expiresAt);

  /** Requests a new ticket, and waits for its session. */
  function anotherSession(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      renewed = () => {
        clearTimeout(timer);
        resolve();
      };
      parent.post({ v: 1, type: 'tokenExpiring' });
    });
  }

  async function readOnce(filters: readonly DashboardFilter[]): Promise<DashboardResult> {
    try {
      const response = await post('/data', { filters }, session);
      if (response.status === 403) return { failure: 'ENDED' };
      if (!response.ok) return { failure: 'UNAVAILABLE' };
      return { dashboard: v.parse(dashboard, await response.json()) };
    } catch {
      return { failure: 'UNAVAILABLE' };
    }
  }

  return {
    async read(filters) {
      const reading = await readOnce(filters);
      if (!('failure' in reading) || reading.failure !== 'ENDED') return reading;
      // The session expired while the computer was asleep.
      await anotherSession();
      return readOnce(filters);
    },
    async renew(ticket) {
      try {
        const response = await post('/session', { ticket, kind: opened.kind });
        const result = v.safeParse(openedSession, await response.json());
        if (!result.success) return;
        session = result.output.session;
        renewBefore(result.output.expiresAt);
        renewed();
      } catch {
        // The next read returns the failure.
      }
    },
  };
}
