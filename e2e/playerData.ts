import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callGraphql } from './member.ts';
import { expect } from './test.ts';

/** Two minutes of one viewer on the channel “Harbor Live”, until 15 seconds ago. */
export function playerData() {
  const now = Date.now();
  return Array.from({ length: 24 }, (_, index) => ({
    session: randomUUID(),
    sequence: 0,
    at: new Date(now - 15_000 - index * 5_000).toISOString(),
    channel: 'Harbor Live',
    country: 'NO',
    path: ['origin', 'osl-01'],
    playingMs: 5_000,
    stalledMs: 0,
    p2pBytes: 3_000_000,
    cdnBytes: 1_000_000,
    joinTimeMs: 400,
  }));
}

const createKey = `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { apiKey { value } userErrors { code message } } }`;

/** Sends it with a new API key of the signed-in user's account. */
export async function sendPlayerData(
  request: APIRequestContext,
  page: Page,
  beacons: ReturnType<typeof playerData> = playerData(),
): Promise<void> {
  const input = { name: 'Player', allowedOrigins: [] };
  const { createApiKey } = (await callGraphql(request, page, createKey, { input })) as {
    createApiKey: { apiKey: { value: string }; userErrors: object[] };
  };
  expect(createApiKey.userErrors).toEqual([]);
  await request.post('/beacons', { data: { key: createApiKey.apiKey.value, beacons } });
}
