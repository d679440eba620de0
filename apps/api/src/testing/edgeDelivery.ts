import { expect } from 'vitest';
import type { ExecuteOptions, Harness } from './harness.ts';
import type { TestUser } from './world.ts';

const errors = 'userErrors { code field details }';
const pathwayFields = 'id name hostname active created modified usedBy version';
const resourceFields = `id name ttl manifest steeringStrategy playerIntegrationToken serverUri active createdAt updatedAt version
  pathways { order weight clone pathway { id name active } }`;

const documents = {
  createPathway: `mutation($input: PathwayInput!) { createPathway(input: $input) { pathway { ${pathwayFields} } ${errors} } }`,
  updatePathway: `mutation($id: ID!, $version: Int!, $hostname: String!) {
    updatePathway(id: $id, expectedVersion: $version, hostname: $hostname) { pathway { ${pathwayFields} } ${errors} } }`,
  restorePathway: `mutation($id: ID!, $version: Int!, $toVersion: Int!) {
    restorePathway(id: $id, expectedVersion: $version, toVersion: $toVersion) { pathway { ${pathwayFields} } ${errors} } }`,
  setPathwayActive: `mutation($id: ID!, $active: Boolean!) {
    setPathwayActive(id: $id, active: $active) { pathway { ${pathwayFields} } ${errors} } }`,
  deletePathway: `mutation($id: ID!) { deletePathway(id: $id) { ok ${errors} } }`,
  createResource: `mutation($input: ResourceInput!) { createResource(input: $input) { resource { ${resourceFields} } ${errors} } }`,
  updateResource: `mutation($id: ID!, $version: Int!, $input: ResourceInput!) {
    updateResource(id: $id, expectedVersion: $version, input: $input) { resource { ${resourceFields} } ${errors} } }`,
  restoreResource: `mutation($id: ID!, $version: Int!, $toVersion: Int!) {
    restoreResource(id: $id, expectedVersion: $version, toVersion: $toVersion) { resource { ${resourceFields} } ${errors} } }`,
  setResourceActive: `mutation($id: ID!, $active: Boolean!) {
    setResourceActive(id: $id, active: $active) { resource { ${resourceFields} } ${errors} } }`,
  rotatePlayerToken: `mutation($id: ID!) { rotatePlayerToken(resourceId: $id) { resource { ${resourceFields} } ${errors} } }`,
  deleteResource: `mutation($id: ID!) { deleteResource(id: $id) { ok ${errors} } }`,
};

export type Operation = keyof typeof documents;

export type WirePathway = {
  id: string;
  name: string;
  hostname: string;
  active: boolean;
  created: string;
  modified: string;
  usedBy: number;
  version: number;
};

export type WireResource = {
  id: string;
  name: string;
  ttl: number;
  manifest: string;
  steeringStrategy: string;
  playerIntegrationToken: string;
  serverUri: string;
  active: boolean;
  updatedAt: string;
  version: number;
  pathways: { order: number; weight: number | null; clone: boolean; pathway: Pick<WirePathway, 'id' | 'name'> }[];
};

type WireVersion = {
  version: number;
  user: string;
  diff: Record<string, { before?: unknown; after?: unknown }>;
  restoring: Record<string, { before?: unknown; after?: unknown }> | null;
  missingPathways: string[];
};

export type Payload = {
  pathway?: WirePathway | null;
  resource?: WireResource | null;
  ok?: boolean;
  userErrors: { code: string; field: string[] | null; details: string[] | null }[];
};

/** A user who manages pathways and resources through the API. */
export type Manager = ReturnType<typeof manager>;

export function manager(api: Harness, caller: () => TestUser) {
  const execute = (operation: Operation, variables: object, options?: ExecuteOptions) =>
    api.execute(caller().principal, documents[operation], { ...variables }, options);

  async function run(operation: Operation, variables: object): Promise<Payload> {
    const { data, errors: failures } = await execute(operation, variables);
    expect(failures).toEqual([]);
    return (data ?? {})[operation] as Payload;
  }

  async function createdPathway(name: string, input: object = {}): Promise<WirePathway> {
    const created = await run('createPathway', { input: { name, hostname: `${name}.cdn.example`, ...input } });
    expect(created.userErrors).toEqual([]);
    return created.pathway as WirePathway;
  }

  const inputOf = (name: string, pathways: readonly { id: string }[], input: object = {}) => ({
    name,
    manifest: 'https://origin.example/live.m3u8',
    pathways: pathways.map(({ id }, order) => ({ pathwayId: id, order })),
    ...input,
  });

  async function createdResource(
    name: string,
    pathways: readonly { id: string }[],
    input: object = {},
  ): Promise<WireResource> {
    const created = await run('createResource', { input: inputOf(name, pathways, input) });
    expect(created.userErrors).toEqual([]);
    return created.resource as WireResource;
  }

  async function listed(kind: 'pathways' | 'resources', list: object = {}): Promise<string[]> {
    const document = `query($list: ListInput) { ${kind}(list: $list) { nodes { name } } }`;
    const { data, errors: failures } = await api.execute(caller().principal, document, { list });
    expect(failures).toEqual([]);
    return (data as Record<string, { nodes: { name: string }[] }>)[kind]?.nodes.map(({ name }) => name) ?? [];
  }

  async function history(kind: 'pathway' | 'resource', id: string): Promise<WireVersion[]> {
    const document = `query($id: ID!) { ${kind}History(id: $id) { version user diff restoring missingPathways } }`;
    const { data, errors: failures } = await api.execute(caller().principal, document, { id });
    expect(failures).toEqual([]);
    return (data as Record<string, WireVersion[]>)[`${kind}History`] ?? [];
  }

  return { history, execute, run, inputOf, createdPathway, createdResource, listed };
}
