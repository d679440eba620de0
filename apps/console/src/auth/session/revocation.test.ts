import { describe, expect, it, vi } from 'vitest';
import { createRevocation } from './revocation.ts';

const session = { accessToken: 'access', refreshToken: 'refresh' };

function setUp(statuses: (number | 'offline' | 'silent')[]) {
  const bodies: unknown[] = [];
  const waits: number[] = [];
  const ended: (string | null)[] = [];
  const revoke = createRevocation({
    endpoint: '/identity/',
    clientId: 'client',
    async fetch(_address, init) {
      bodies.push(JSON.parse(init?.body as string));
      const status = statuses.shift() ?? 200;
      if (status === 'silent')
        return new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        });
      if (status === 'offline') throw new TypeError('Failed to fetch');
      return new Response(null, { status });
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    whenOnline: async () => undefined,
    endSession: async (token) => void ended.push(token),
  });
  return { revoke, bodies, waits, ended };
}

describe('revoking a session', () => {
  it('sends the token once', async () => {
    const { revoke, bodies } = setUp([200]);
    await revoke(session);
    expect(bodies).toEqual([{ ClientId: 'client', Token: 'refresh' }]);
  });

  it('ends the session once at the API, even without a refresh token', async () => {
    const { revoke, bodies, ended } = setUp([503, 200]);
    await revoke(session);
    expect(ended).toEqual(['access']);
    await revoke({ accessToken: 'second', refreshToken: null });
    await revoke({ accessToken: null, refreshToken: 'refresh' });
    expect(ended).toEqual(['access', 'second', null]);
    expect(bodies).toHaveLength(3);
  });

  it('is retried without a response', async () => {
    const { revoke, bodies, waits } = setUp(['offline', 503, 429, 200]);
    await revoke(session);
    expect(bodies).toHaveLength(4);
    expect(waits).toEqual([2000, 4000, 8000]);
  });

  it('has a timeout', async () => {
    const controller = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(controller.signal);
    const { revoke, bodies } = setUp(['silent', 200]);
    const revoked = revoke(session);
    await vi.waitFor(() => expect(bodies).toHaveLength(1), 10_000);
    controller.abort();
    await revoked;
    expect(bodies).toHaveLength(2);
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
  });

  it('stops after any response', async () => {
    const { revoke, bodies } = setUp([400]);
    await revoke(session);
    expect(bodies).toHaveLength(1);
  });

  it('gives up after five attempts', async () => {
    const { revoke, bodies } = setUp(Array.from({ length: 9 }, () => 503));
    await revoke(session);
    expect(bodies).toHaveLength(5);
  });
});
