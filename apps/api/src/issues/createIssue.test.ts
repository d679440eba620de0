import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issues } from '../database/schema.ts';
import { openHarness, type Harness } from '../testing/harness.ts';
import { actingIn, addPerson, entityId, resetWorld, type Person } from '../testing/world.ts';

let api: Harness;
let reader: Person;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  reader = await addPerson(api.database, 'alder', { roleId: 'readOnly' });
});

const written = {
  subject: 'Charts are empty',
  category: 'ANALYTICS',
  description: 'Since this morning nothing is shown.\nWe have changed nothing.',
};

type Payload = { reference: string | null; userErrors: { code: string; field: string[] | null }[] };

async function report(input: object = {}, caller: Person['principal'] = reader.principal, idempotencyKey?: string) {
  const { data, code } = await api.ask(
    caller,
    'mutation($input: IssueInput!) { createIssue(input: $input) { reference userErrors { code field } } }',
    { input: { ...written, ...input } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
  return { code, payload: data?.['createIssue'] as Payload | undefined };
}

const mails = async () =>
  (await api.jobs()).flatMap(({ kind, payload }) =>
    kind === 'MAIL' ? [payload as { to: string; subject: string; text: string }] : [],
  );
const stored = () => api.database.asSystem((transaction) => transaction.select().from(issues));

describe('an issue', () => {
  it('gets a reference number, which support and the one who reported it are mailed', async () => {
    const diagnostics = { Page: '/users/', 'Last requests': ['one', 'two'] };
    const { payload } = await report({ diagnostics });
    const reference = payload?.reference ?? '';
    expect(reference).toMatch(/^EC-\d{4}-\d{4}$/);
    expect(await stored()).toMatchObject([
      { ...written, reference, diagnostics, entityId: entityId('alder'), userId: reader.user.id },
    ]);
    const [toSupport, toReporter] = await mails();
    expect(toSupport).toMatchObject({ to: 'support@console.example', subject: `${reference} Charts are empty` });
    expect(toSupport?.text).toContain(`Reported by ${reader.user.email} of alder`);
    expect(toSupport?.text).toContain('  Page: /users/\n  Last requests: one, two');
    expect(toReporter).toMatchObject({ to: reader.user.email });
    expect(toReporter?.text).toContain(reference);
    expect(toReporter?.text).not.toContain('Last requests');
    expect(await api.auditRows()).toMatchObject([
      { action: 'issue.create', targetType: 'Issue', targetName: reference, outcome: 'OK' },
    ]);
  });

  it('is reported once, however often the same form is sent', async () => {
    const first = await report({}, reader.principal, 'the-same-key');
    expect(await report({}, reader.principal, 'the-same-key')).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  it('is checked by the rules of the form', async () => {
    const { payload } = await report({ subject: '  a ', description: 'Not <b>this</b>, please.' });
    expect(payload).toEqual({
      reference: null,
      userErrors: [
        { code: 'TOO_SHORT', field: ['subject'] },
        { code: 'NOT_ALLOWED', field: ['description'] },
      ],
    });
    expect(await mails()).toEqual([]);
  });

  it('comes with diagnostics that are lines of text, and not too many', async () => {
    const refused = [
      'text',
      { Page: 1 },
      { Page: '/users/\nReported by somebody else' },
      Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`Line ${index}`, 'x'.repeat(500)])),
    ];
    for (const diagnostics of refused) expect((await report({ diagnostics })).code).toBe('VALIDATION');
    expect((await report({ diagnostics: null })).code).toBeNull();
  });

  it('has at most five files, which were uploaded', async () => {
    for (const [count, code] of [
      [1, 'UPLOAD_INCOMPLETE'],
      [6, 'TOO_MANY_FILES'],
    ] as const) {
      const { payload } = await report({
        uploadKeys: Array.from({ length: count }, (_, index) => `uploads/${index}.txt`),
      });
      expect(payload?.userErrors).toEqual([{ code, field: ['uploadKeys'] }]);
    }
  });

  it('is reported five times an hour by one person, and what was refused does not count', async () => {
    await report({ subject: '' });
    for (let turn = 0; turn < 5; turn += 1) expect((await report()).payload?.userErrors).toEqual([]);
    expect((await report()).payload?.userErrors).toEqual([{ code: 'RATE_LIMITED', field: null }]);
    const other = await addPerson(api.database, 'alder');
    expect((await report({}, other.principal)).payload?.userErrors).toEqual([]);
  });

  it('is of the account that somebody acts for, and answered to the one who acts', async () => {
    const actor = await addPerson(api.database, 'platform');
    const actingAs = (mode: 'READ_ONLY' | 'READ_WRITE'): Person['principal'] => ({
      ...actor.principal,
      effective: reader.principal.effective,
      acting: actingIn(mode),
    });
    expect((await report({}, actingAs('READ_ONLY'))).code).toBe('FORBIDDEN_WHILE_ACTING');
    await report({}, actingAs('READ_WRITE'));
    expect(await stored()).toMatchObject([{ entityId: entityId('alder'), userId: reader.user.id }]);
    const [toSupport, toReporter] = await mails();
    expect(toSupport?.text).toContain(`${actor.user.email} of alder, acting as ${reader.user.email}`);
    expect(toReporter?.to).toBe(actor.user.email);
  });
});
