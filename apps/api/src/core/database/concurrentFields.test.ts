import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, resetWorld } from '../../testing/world.ts';

let api: Harness;

beforeAll(async () => {
  api = await openHarness();
  // On a server, other fields of a request run during each statement's round trip. This slows the embedded engine down to match.
  // oxlint-disable-next-line typescript/unbound-method -- called on its engine below
  const { execProtocolRaw } = PGlite.prototype;
  vi.spyOn(PGlite.prototype, 'execProtocolRaw').mockImplementation(async function (this: PGlite, ...call) {
    await new Promise((resolve) => setImmediate(resolve));
    return execProtocolRaw.apply(this, call);
  });
});
afterAll(() => api.close());

beforeEach(() => resetWorld(api.database));

it.each([
  ['how far their account is', 'own: viewer { provisioning }'],
  ['whether a company is here', 'availability(companyName: "South Company")'],
  ['whether an address is here', 'availability(email: "nobody@south.example")'],
])('a customer who requests %s never sees parent accounts in concurrent fields', async (_what, query) => {
  const { principal } = await addUser(api.database, 'alder');
  const parents = 'viewer { entity { name parent { name billing { legalName } parent { name } } } }';
  const { data, errors } = await api.execute(principal, `{ ${query} ${parents} }`);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ viewer: { entity: { name: 'alder', parent: null } } });
});
