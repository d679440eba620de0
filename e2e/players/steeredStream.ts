import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { callGraphql } from '../member.ts';
import { signIn } from '../session.ts';
import { expect } from '../test.ts';
import { openHosts, type Cdn, type Hosts, type PlayerName } from './hosts.ts';

const createPathway = `mutation ($input: PathwayInput!) { createPathway(input: $input) { pathway { id } userErrors { code } } }`;
const createResource = `mutation ($input: ResourceInput!) {
  createResource(input: $input) { resource { id version serverUri } userErrors { code } } }`;
const updateResource = `mutation ($id: ID!, $version: Int!, $input: ResourceInput!) {
  updateResource(id: $id, expectedVersion: $version, input: $input) { resource { version } userErrors { code } } }`;
const deleteResource = `mutation ($id: ID!) { deleteResource(id: $id) { ok } }`;
const rotate = `mutation ($id: ID!) { rotatePlayerToken(resourceId: $id) { resource { version serverUri } } }`;

type Resource = { id: string; version: number; serverUri: string };
export type Order = readonly { readonly id: string; readonly clone?: boolean }[];

/** A resource of a customer with two pathways, and a player that plays it. */
type SteeredStream = {
  readonly hosts: Hosts;
  readonly cdns: Hosts['cdns'];
  readonly pathways: readonly [{ id: string }, { id: string }];
  /** Like the console: players receive this order from now on. */
  reorder(order: Order): Promise<void>;
  remove(): Promise<void>;
  rotateToken(): Promise<void>;
  addPathway(hostname: string): Promise<{ id: string; name: string }>;
  play(player: PlayerName, format: 'hls' | 'dash', streamCdns?: Parameters<Hosts['pageFor']>[3]): Promise<Player>;
};

/** What a page plays. */
export type Player = {
  readonly page: Page;
  /** How often it has asked the steering service. */
  readonly requests: () => number;
  readonly position: () => Promise<number>;
};

/** The two last segments came from there. */
export async function expectToPlayFrom(cdn: Cdn): Promise<void> {
  const before = cdn.sent.length;
  await expect.poll(() => cdn.sent.length, { timeout: 120_000 }).toBeGreaterThan(before + 1);
}

export async function openSteeredStream({
  browser,
  page,
  request,
}: {
  browser: Browser;
  page: Page;
  request: APIRequestContext;
}): Promise<SteeredStream> {
  const mark = randomUUID().slice(0, 8);
  const names = [`cdn-a-${mark}`, `cdn-b-${mark}`] as const;
  const hosts = await openHosts(names);
  await signIn(page, demoAccount('customer'));

  const run = async <Answer>(document: string, variables: object): Promise<Answer> =>
    (await callGraphql(request, page, document, variables)) as Answer;
  async function addPathway(name: string, hostname = 'localhost'): Promise<{ id: string; name: string }> {
    const created = await run<{ createPathway: { pathway: { id: string } } }>(createPathway, {
      input: { name, hostname },
    });
    return { id: created.createPathway.pathway.id, name };
  }
  const inputOf = (order: Order) => ({
    name: `stream-${mark}`,
    // Seconds: players ask again as often as they may.
    ttl: 1,
    manifest: 'https://origin.example/live.m3u8',
    pathways: order.map(({ id, clone = false }, index) => ({ pathwayId: id, order: index, clone })),
  });
  const pathways = [await addPathway(names[0]), await addPathway(names[1])] as const;
  const created = await run<{ createResource: { resource: Resource } }>(createResource, { input: inputOf(pathways) });
  let { resource } = created.createResource;

  return {
    hosts,
    cdns: hosts.cdns,
    pathways,
    addPathway: (hostname) => addPathway(`cdn-c-${mark}`, hostname),
    async reorder(order) {
      const { id, version } = resource;
      const changed = await run<{ updateResource: { resource: Resource } }>(updateResource, {
        id,
        version,
        input: inputOf(order),
      });
      resource = { ...resource, ...changed.updateResource.resource };
    },
    async rotateToken() {
      const changed = await run<{ rotatePlayerToken: { resource: Resource } }>(rotate, { id: resource.id });
      resource = { ...resource, ...changed.rotatePlayerToken.resource };
    },
    async remove() {
      await run(deleteResource, { id: resource.id });
    },
    async play(player, format, streamCdns) {
      // Viewers must not send the headers that tests add, because they would require a CORS preflight.
      const viewer = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
      let requests = 0;
      viewer.on('request', (sent) => {
        if (sent.url().includes('/decision/')) requests += 1;
      });
      await viewer.goto(hosts.pageFor(player, format, resource.serverUri, streamCdns));
      const position = () => viewer.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
      await expect.poll(position).toBeGreaterThan(0);
      return { page: viewer, requests: () => requests, position };
    },
  };
}
