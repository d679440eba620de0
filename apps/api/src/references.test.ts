import { isDeepStrictEqual } from 'node:util';
import { getNamedType, isObjectType, isUnionType, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manager } from './testing/edgeDelivery.ts';
import type { TokenScope } from './core/policy/permissions.ts';
import type { AuthRule } from './core/policy/rules.ts';
import { openHarness, type Harness } from './testing/harness.ts';
import { addUser, addRole, entityId, missingId, resetWorld, type EntityName, type TestUser } from './testing/world.ts';
import { objects, references } from './objects.ts';
import { operationRules } from './operations.ts';
import { schema } from './schema.ts';

/** Fields of an operation's response, which the operation's rule covers. */
const isResponse = (type: string) => /^(?:Query|Mutation)$|(?:Connection|Payload)$/.test(type);

const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

/** Object types with their own rule among those that a field returns. */
const ruledTypesOf = (type: unknown): readonly string[] => {
  const named = getNamedType(type as GraphQLObjectType);
  const possible = isUnionType(named) ? named.getTypes() : [named];
  return possible.map(({ name }) => name).filter((name) => name in references);
};

/** `Type.field` of every field that leads from one object to another with its own rule. */
const edges = objectTypes
  .filter(({ name }) => !isResponse(name))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => ruledTypesOf(field.type).length > 0)
      .map((field) => `${type.name}.${field.name}`),
  );

/** Queries whose rule differs from that of the returned objects, with the reason. */
const ownRules: Readonly<Record<string, string>> = {
  assignableRoles: 'Roles that the caller can grant: needs users, not roles',
  mySessions: 'The rule is that of sessions, and only the caller’s own are read',
  search: 'Each list is searched under its own rule',
  userSessions: 'Sessions of another user: needs the permission to end them',
};

describe('the schema', () => {
  it('guards the fields of every object type with its own rule', () => {
    const unguarded = objects.flatMap(({ name, reference }) =>
      Object.values((schema.getType(name) as GraphQLObjectType).getFields())
        .filter((field) => !reference.fields.includes(field.name) && field.extensions['reference'] !== reference.rule)
        .map((field) => `${name}.${field.name}`),
    );
    expect(unguarded).toEqual([]);
  });

  it('shows only identifying fields of an object to a caller without its rule', () => {
    const shown = Object.fromEntries(objects.map(({ name, reference }) => [name, reference.fields.join(' ')]));
    const reachable = [...new Set(edges.flatMap((edge) => ruledTypesOf(fieldOf(edge).type)))].toSorted();
    expect(reachable.map((name) => [name, shown[name]])).toEqual([
      ['Entity', 'id name type requireMfa'],
      ['Pathway', 'id name'],
      ['Role', 'id name description'],
      ['User', 'id name lastName email'],
    ]);
  });

  it("uses the objects' rule for every query that returns them, or has a reason not to", () => {
    const differing = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
      const responseType = getNamedType(field.type);
      const nodes = isObjectType(responseType) ? responseType.getFields()['nodes'] : undefined;
      const rules = ruledTypesOf(nodes && isResponse(responseType.name) ? nodes.type : field.type).map(
        (name) => references[name]?.rule,
      );
      const rule = operationRules.Query[field.name] as AuthRule;
      return rules.every((one) => isDeepStrictEqual(one, rule)) ? [] : [field.name];
    });
    expect(differing.toSorted()).toEqual(Object.keys(ownRules));
  });
});

function fieldOf(edge: string) {
  const [typeName = '', name = ''] = edge.split('.');
  const field = objectTypes.find((type) => type.name === typeName)?.getFields()[name];
  if (!field) throw new Error(`${edge} does not exist`);
  return field;
}

describe('an object reached through another one', () => {
  let api: Harness;
  beforeAll(async () => {
    api = await openHarness();
  });
  afterAll(() => api.close());
  beforeEach(() => resetWorld(api.database));

  const tokenOf = (at: EntityName, scopes: readonly TokenScope[]) => ({
    tokenId: missingId,
    entity: {
      id: entityId(at),
      type: 'CUSTOMER' as const,
      parentId: entityId('north'),
      services: ['EDGE_DELIVERY' as const],
    },
    scopes,
  });

  async function withPermissions(at: EntityName, permissions: Readonly<Record<string, string>>): Promise<TestUser> {
    const customRole = await addRole(api.database, at, 'Some', permissions);
    return addUser(api.database, at, { customRole });
  }

  it('does not show pathways to an API token without their scope', async () => {
    const admin = await addUser(api.database, 'alder');
    const own = manager(api, () => admin);
    await own.createdResource('live', [await own.createdPathway('cdn-a')]);
    const named = 'resources { nodes { name pathways { order pathway { id name } } } }';
    const query = 'resources { nodes { pathways { pathway { hostname usedBy } } } }';
    const limited = tokenOf('alder', ['ed.resources']);
    expect((await api.execute(limited, `{ ${named} }`)).data).toMatchObject({
      resources: { nodes: [{ pathways: [{ pathway: { name: 'cdn-a' } }] }] },
    });
    expect(await api.execute(limited, `{ ${query} }`)).toMatchObject({ data: null, code: 'FORBIDDEN' });
    expect((await api.execute(tokenOf('alder', ['ed.resources', 'ed.pathways']), `{ ${query} }`)).data).toMatchObject({
      resources: { nodes: [{ pathways: [{ pathway: { usedBy: 1 } }] }] },
    });
  });

  it('does not show accounts and roles to a user who can only read users', async () => {
    await addUser(api.database, 'alder');
    const { principal } = await withPermissions('north', { 'st.users': 'READ' });
    const users = (fields: string) =>
      api.execute(principal, `{ users(list: { search: "alder" }) { nodes { ${fields} } } }`);
    expect((await users('entity { id name } role { id name }')).data).toMatchObject({
      users: { nodes: [{ entity: { name: 'alder' }, role: { name: 'Administrator' } }] },
    });
    expect((await users('entity { tier }')).code).toBe('FORBIDDEN');
    expect((await users('entity { parent { name } }')).code).toBe('FORBIDDEN');
    expect((await users('role { permissions { group } }')).code).toBe('FORBIDDEN');
  });

  it('does not show accounts to a user who can only read the audit log', async () => {
    const { principal } = await withPermissions('north', { 'st.audit': 'READ' });
    await addUser(api.database, 'alder').then(({ principal: alder }) =>
      api.execute(alder, 'mutation { updateProfile(input: { name: "Another" }) { userErrors { code } } }'),
    );
    const events = (fields: string) => api.execute(principal, `{ auditEvents { nodes { entity { ${fields} } } } }`);
    expect((await events('id name')).data).toMatchObject({ auditEvents: { nodes: [{ entity: { name: 'alder' } }] } });
    expect((await events('tier')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('shows callers all of their own account, user and role', async () => {
    const { principal } = await withPermissions('alder', {});
    const unsorted =
      '{ viewer { user { createdAt role { permissions { group } } entity { tier } } entity { tier usersCount } } }';
    expect(await api.execute(principal, unsorted)).toMatchObject({
      errors: [],
      data: { viewer: { entity: { tier: 'ADVANCED' } } },
    });
  });
});
