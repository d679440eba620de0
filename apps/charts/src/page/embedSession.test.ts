import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEmbedSession } from './embedSession.ts';

const minute = 60_000;
const now = new Date('2026-11-27T09:00:00Z');
const until = (minutes: number) => new Date(now.getTime() + minutes * minute).toISOString();
const kind = 'BASIC' as const;
const metrics = { asOf: now.toISOString(), metrics: [], panels: [] };

type SentRequest = { path: string; body: unknown; secret: string | null };
let sent: SentRequest[];
let messages: unknown[];
/** The only valid session of the charts host. */
let valid: string;

beforeEach(() => {
  vi.useFakeTimers({ now });
  sent = [];
  messages = [];
  valid = 'first';
  vi.stubGlobal('fetch', async (path: string, init: { body: string; headers: HeadersInit }) => {
    const secret = new Headers(init.headers).get('authorization');
    sent.push({ path, body: JSON.parse(init.body) as unknown, secret });
    if (path === '/session') return Response.json({ session: valid, expiresAt: until(30), kind, filters: [] });
    return secret === `Bearer ${valid}` ? Response.json(metrics) : Response.json({}, { status: 403 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () =>
  openEmbedSession(
    { session: 'first', expiresAt: until(15), kind, filters: [] },
    { post: (message) => void messages.push(message) },
  );
const expiring = { v: 1, type: 'tokenExpiring' };

it('requests a new ticket a minute before it expires', async () => {
  open();
  await vi.advanceTimersByTimeAsync(14 * minute - 1);
  expect(messages).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(messages).toEqual([expiring]);
});

it('continues with the session of the new ticket, and renews that too', async () => {
  const session = open();
  await vi.advanceTimersByTimeAsync(14 * minute);
  valid = 'second';
  await session.renew('a-ticket');
  expect(sent.at(-1)).toEqual({ path: '/session', body: { ticket: 'a-ticket', kind }, secret: null });
  await session.read([]);
  expect(sent.at(-1)).toMatchObject({ path: '/data', secret: 'Bearer second' });
  await vi.advanceTimersByTimeAsync(15 * minute);
  expect(messages).toEqual([expiring, expiring]);
});

it('requests a ticket and reads again after it expired during sleep', async () => {
  const session = open();
  valid = 'second';
  const reading = session.read([]);
  await vi.waitFor(() => expect(messages).toEqual([expiring]));
  await session.renew('a-ticket');
  expect(await reading).not.toHaveProperty('failure');
});

it('ends if no ticket arrives within 15 s', async () => {
  const session = open();
  valid = 'nobody has it';
  const reading = session.read([]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await reading).toEqual({ failure: 'ENDED' });
});
