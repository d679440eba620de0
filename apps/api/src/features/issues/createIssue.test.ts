import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issues, uploads, type RemovalPayload } from '../../core/database/schema.ts';
import { deleteAbandonedUploads } from '../../core/images/deleteAbandonedUploads.ts';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { actingIn, addUser, entityId, resetWorld, type TestUser } from '../../testing/world.ts';

let api: Harness;
let reader: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  reader = await addUser(api.database, 'alder', { roleId: 'readOnly' });
});

const written = {
  subject: 'Charts are empty',
  category: 'ANALYTICS',
  description: 'Since this morning nothing is shown.\nWe have changed nothing.',
};

type Payload = { reference: string | null; userErrors: { code: string; field: string[] | null }[] };

async function report(input: object = {}, caller: TestUser['principal'] = reader.principal, idempotencyKey?: string) {
  const { data, code } = await api.execute(
    caller,
    'mutation($input: IssueInput!) { createIssue(input: $input) { reference userErrors { code field } } }',
    { input: { ...written, ...input } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
  return { code, payload: data?.['createIssue'] as Payload | undefined };
}

type Announced = { createUpload: { target: { key: string } } };

async function announce(caller: TestUser['principal'], filename = 'screen.txt', bytes = 20) {
  const { data } = await api.execute(
    caller,
    `mutation($filename: String!, $bytes: Int!) {
      createUpload(kind: ISSUE, filename: $filename, bytes: $bytes, contentType: "text/plain", identityId: "local:one") {
        target { key }
      }
    }`,
    { filename, bytes },
  );
  return (data as Announced).createUpload.target;
}

/** Like a browser: requested, uploaded, and completed. */
async function upload(
  caller: TestUser['principal'],
  filename?: string,
  content = 'What the player said',
): Promise<string> {
  const { key } = await announce(caller, filename, content.length);
  api.stored.set(`uploads/${key}`, Buffer.from(content));
  await api.execute(caller, 'mutation($key: String!) { completeUpload(key: $key) { userErrors { code } } }', { key });
  return key;
}

const mails = async () =>
  (await api.jobs()).flatMap(({ kind, payload }) =>
    kind === 'MAIL' ? [payload as { to: string; subject: string; text: string }] : [],
  );
const stored = () => api.database.asSystem((transaction) => transaction.select().from(issues));

describe('createIssue', () => {
  it('returns a reference number, which is mailed to support and the reporter', async () => {
    const diagnostics = { Page: '/users/', 'Recent requests': ['one', 'two'] };
    const { payload } = await report({ diagnostics });
    const reference = payload?.reference ?? '';
    expect(reference).toMatch(/^EC-\d{4}-\d{4}$/);
    expect(await stored()).toMatchObject([
      { ...written, reference, diagnostics, entityId: entityId('alder'), userId: reader.user.id },
    ]);
    const [toSupport, toReporter] = await mails();
    expect(toSupport).toMatchObject({ to: 'support@console.example', subject: `${reference} Charts are empty` });
    expect(toSupport?.text).toContain(`Reported by ${reader.user.email} of alder`);
    expect(toSupport?.text).toContain('  Page: /users/\n  Recent requests: one, two');
    expect(toReporter).toMatchObject({ to: reader.user.email });
    expect(toReporter?.text).toContain(reference);
    expect(toReporter?.text).not.toContain('Recent requests');
    expect(await api.auditRows()).toMatchObject([
      { action: 'issue.create', targetType: 'Issue', targetName: reference, outcome: 'OK' },
    ]);
  });

  it('reports an issue once, however often the same form is sent', async () => {
    const first = await report({}, reader.principal, 'the-same-key');
    expect(await report({}, reader.principal, 'the-same-key')).toEqual(first);
    expect(await stored()).toHaveLength(1);
  });

  it('validates the form rules', async () => {
    const { payload } = await report({ subject: '  a ', description: 'A bell \u0007 rings, please.' });
    expect(payload).toEqual({
      reference: null,
      userErrors: [
        { code: 'TOO_SHORT', field: ['subject'] },
        { code: 'NOT_ALLOWED', field: ['description'] },
      ],
    });
    expect(await mails()).toEqual([]);
  });

  it('accepts diagnostics that are single lines and not too many', async () => {
    const refused = [
      'text',
      { Page: 1 },
      { Page: '/users/\nReported by somebody else' },
      Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`Line ${index}`, 'x'.repeat(500)])),
    ];
    for (const diagnostics of refused) expect((await report({ diagnostics })).code).toBe('VALIDATION');
    expect((await report({ diagnostics: null })).code).toBeNull();
  });

  it('mails the uploaded files to support only, as expiring links', async () => {
    const keys = [await upload(reader.principal), await upload(reader.principal, 'player.log', 'two lines')];
    const { payload } = await report({ uploadKeys: keys });
    expect(payload?.userErrors).toEqual([]);
    const [toSupport, toReporter] = await mails();
    const [first, second] = keys.map((key) => key.replace(/^.*\//, 'attachments/'));
    const week = 7 * 24 * 60 * 60;
    expect(toSupport?.text).toContain(`(20 B): https://store.example/uploads/${first}?name=screen.txt&seconds=${week}`);
    expect(toSupport?.text).toContain(`(9 B): https://store.example/uploads/${second}?name=player.log&seconds=${week}`);
    expect(toReporter?.text.replaceAll('\u2060', '')).toContain('Files: screen.txt, player.log');
    expect(toReporter?.text).not.toContain('store.example');
  });

  it("accepts only the caller's own completed files of this account that belong to no other issue", async () => {
    const colleague = await addUser(api.database, 'alder');
    const otherUser = await addUser(api.database, 'birch');
    const sent = await upload(reader.principal);
    await report({ uploadKeys: [sent] });
    const actor = await addUser(api.database, 'platform');
    const acting = { ...actor.principal, effective: reader.principal.effective, acting: actingIn('READ_WRITE') };
    const refusedKeys = {
      'of nobody': 'uploads/local:somebody/none.txt',
      'of a colleague': await upload(colleague.principal),
      'of another account': await upload(otherUser.principal),
      'of one who acts as the person': await upload(acting),
      'of the person in their own account': await upload(actor.principal),
      'only announced': (await announce(reader.principal)).key,
      'sent before': sent,
    };
    for (const [which, key] of Object.entries(refusedKeys)) {
      const caller = which === 'of the person in their own account' ? acting : reader.principal;
      const { payload } = await report({ uploadKeys: [key] }, caller);
      expect([which, payload]).toEqual([
        which,
        { reference: null, userErrors: [{ code: 'UPLOAD_INCOMPLETE', field: ['uploadKeys'] }] },
      ]);
    }
  });

  it('accepts at most five files', async () => {
    const uploadKeys = Array.from({ length: 6 }, (_, index) => `uploads/${index}.txt`);
    const { payload } = await report({ uploadKeys });
    expect(payload?.userErrors).toEqual([{ code: 'TOO_MANY_FILES', field: ['uploadKeys'] }]);
  });

  it('keeps attached files for thirty days, and others for one', async () => {
    const [withIssue, without] = [await upload(reader.principal), await upload(reader.principal)];
    await report({ uploadKeys: [withIssue] });
    const passed = (days: number) =>
      api.database.asSystem(async (transaction) => {
        const createdAt = new Date(Date.now() - days * 24 * 60 * 60_000);
        await transaction.update(uploads).set({ createdAt });
        await deleteAbandonedUploads(transaction);
        return transaction.select({ key: uploads.key }).from(uploads);
      });
    expect(await passed(0)).toHaveLength(2);
    expect(await passed(2)).toEqual([{ key: withIssue }]);
    expect(await passed(31)).toEqual([]);
    const removed = (await api.jobs()).flatMap(({ kind, payload }) =>
      kind === 'REMOVE_OBJECTS' ? (payload as RemovalPayload).places.map(({ key }) => key) : [],
    );
    for (const key of [withIssue, without]) expect(removed).toContain(key.replace(/^.*\//, 'attachments/'));
  });

  it('is limited to five issues per user and hour, not counting rejected ones', async () => {
    await report({ subject: '' });
    for (let turn = 0; turn < 5; turn += 1) expect((await report()).payload?.userErrors).toEqual([]);
    expect((await report()).payload?.userErrors).toEqual([{ code: 'RATE_LIMITED', field: null }]);
    const other = await addUser(api.database, 'alder');
    expect((await report({}, other.principal)).payload?.userErrors).toEqual([]);
  });

  it("is reported for the effective user's account, and answered to the actor", async () => {
    const actor = await addUser(api.database, 'platform');
    const actingAs = (mode: 'READ_ONLY' | 'READ_WRITE'): TestUser['principal'] => ({
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
