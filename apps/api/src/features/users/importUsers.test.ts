import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHarness, type Harness } from '../../testing/harness.ts';
import { addUser, addRole, resetWorld, type TestUser } from '../../testing/world.ts';
import { rateLimits } from '../../core/requests/databaseRateLimits.ts';

let api: Harness;
let admin: TestUser;

beforeAll(async () => {
  api = await openHarness();
});
afterAll(() => api.close());

beforeEach(async () => {
  await resetWorld(api.database);
  api.resetRateLimits();
  admin = await addUser(api.database, 'alder');
});

const query = `mutation($csv: String!, $dryRun: Boolean!) {
  importUsers(csv: $csv, dryRun: $dryRun) { rows { line name email ok error { code field message } } userErrors { code message } }
}`;

const importCsv = (csv: string, dryRun: boolean, caller = admin, idempotencyKey?: string) =>
  api.execute(caller.principal, query, { csv, dryRun }, idempotencyKey ? { idempotencyKey } : {});

async function rowsOf(csv: string, dryRun: boolean, caller = admin): Promise<(string | number)[][]> {
  const { data, errors } = await importCsv(csv, dryRun, caller);
  expect(errors).toEqual([]);
  const { rows } = (data ?? {})['importUsers'] as {
    rows: { line: number; email: string; ok: boolean; error: { code: string; field: string[] | null } | null }[];
  };
  return rows.map(({ line, email, ok, error }) => [
    line,
    email,
    ok ? 'OK' : `${error?.code} ${error?.field?.join('.')}`,
  ]);
}

const head = 'name,last_name,email,phone,role';
const anna = 'Anna,Berg,anna@example.com,+47 123,Read-only';

describe('importUsers', () => {
  it('reports the result of each line and adds no one in a dry run', async () => {
    const rows = await rowsOf(
      [
        head,
        anna,
        ',Ek,bo@example.com,,',
        'Bo,Ek,nothing,,',
        `Cy,Ny,${admin.user.email},,`,
        'Di,Ny,di@example.com,,None',
        'An,Berg,ANNA@example.com,,',
      ].join('\n'),
      true,
    );
    expect(rows.map(([line, , result]) => [line, String(result).split(' ')[1] ?? result])).toEqual([
      [2, 'OK'],
      [3, 'name'],
      [4, 'email'],
      [5, 'email'],
      [6, 'roleId'],
      [7, 'email'],
    ]);
    expect(await api.storedUsers()).toHaveLength(1);
    expect([await api.jobs(), await api.auditRows()]).toEqual([[], []]);
  });

  it('invites the users of valid lines, with their roles, and mails them', async () => {
    expect(await rowsOf([head, anna, 'Bo,Ek,bo@example.com,,', ',Ek,x@example.com,,'].join('\n'), false)).toMatchObject(
      [
        [2, 'anna@example.com', 'OK'],
        [3, 'bo@example.com', 'OK'],
        [4, 'x@example.com', expect.stringContaining('name')],
      ],
    );
    const added = (await api.storedUsers()).filter(({ id }) => id !== admin.user.id);
    expect(new Set(added.map(({ email, roleId, stage, phone }) => [email, roleId, stage, phone].join(' ')))).toEqual(
      new Set(['anna@example.com readOnly INVITED 47123', 'bo@example.com regular INVITED ']),
    );
    expect((await api.jobs()).map(({ kind }) => kind)).toEqual(['CREATE', 'CREATE']);
    expect((await api.auditRows()).map(({ action }) => action)).toEqual(['user.invite', 'user.invite']);
  });

  it("assigns no role above the caller's own", async () => {
    const role = await addRole(api.database, 'alder', 'Lead', { 'st.users': 'MANAGE' });
    const lead = await addUser(api.database, 'alder', { customRole: role });
    expect(await rowsOf(`${head}\nAnna,Berg,anna@example.com,,Administrator`, true, lead)).toEqual([
      [2, 'anna@example.com', 'ROLE_ESCALATION roleId'],
    ]);
  });

  it('returns the same response for a repeated key, and adds no one twice', async () => {
    const csv = `${head}\n${anna}`;
    const once = await importCsv(csv, false, admin, 'import-key-1');
    expect(await importCsv(csv, false, admin, 'import-key-1')).toEqual(once);
    expect(await api.storedUsers()).toHaveLength(2);
  });

  it('is limited to one import a minute because each sends many mails, and a repeated key works afterwards', async () => {
    await importCsv(`${head}\n${anna}`, false);
    const repeat = () => importCsv(`${head}\nBo,Ek,bo@example.com,,`, false, admin, 'import-key-2');
    expect((await repeat()).code).toBe('RATE_LIMITED');
    api.resetRateLimits();
    expect((await repeat()).data).toMatchObject({ importUsers: { rows: [{ email: 'bo@example.com', ok: true }] } });
    expect(await api.storedUsers()).toHaveLength(3);
  });

  it('reports existing users in a dry run only if the caller can see them', async () => {
    const otherUser = await addUser(api.database, 'cedar');
    const csv = [head, `Cy,Ny,${otherUser.user.email},,`, `Di,Ny,${admin.user.email.toUpperCase()},,`].join('\n');
    expect((await rowsOf(csv, true)).map(([, , result]) => result)).toEqual(['OK', 'EMAIL_EXISTS email']);
    expect((await rowsOf(csv, false)).map(([, , result]) => result)).toEqual([
      'EMAIL_EXISTS email',
      'EMAIL_EXISTS email',
    ]);
    expect(await api.jobs()).toEqual([]);
  });

  it('mails an address no more often than invitations do', async () => {
    for (let index = 0; index < rateLimits.RECIPIENT.max; index += 1) {
      api.resetRateLimits();
      expect(await rowsOf(`${head}\n${anna}\nBo,Ek,bo${index}@example.com,,`, false)).toMatchObject([
        [2, 'anna@example.com', 'OK'],
        [3, `bo${index}@example.com`, 'OK'],
      ]);
      const added = (await api.storedUsers()).find(({ email }) => email === 'anna@example.com');
      await api.execute(admin.principal, 'mutation($id: ID!) { deleteUser(id: $id) { ok } }', { id: added?.id });
    }
    api.resetRateLimits();
    expect(await rowsOf(`${head}\nAnna,Berg,ANNA@example.com,,\nCy,Ny,cy@example.com,,`, false)).toEqual([
      [2, 'ANNA@example.com', 'RATE_LIMITED email'],
      [3, 'cy@example.com', 'OK'],
    ]);
  });

  it('limits the mails per sender and day, and adds no users above the limit', async () => {
    const many = (name: string, count: number) =>
      [head, ...Array.from({ length: count }, (_, index) => `An,Berg,${name}${index}@x.example,,`)].join('\n');
    const responses = [];
    for (const [name, count] of [
      ['a', 500],
      ['b', 499],
      ['c', 2],
      ['d', 1],
    ] as const) {
      api.resetRateLimits();
      responses.push((await importCsv(many(name, count), false)).data);
    }
    const refusals = responses.map(
      (data) => (data?.['importUsers'] as { userErrors: object[] } | undefined)?.userErrors,
    );
    expect(refusals).toEqual([[], [], [{ code: 'RATE_LIMITED', message: expect.any(String) }], []]);
    expect(await api.storedUsers()).toHaveLength(1001);
  });

  it.each([
    ['no rows', head, 'CSV_ROWS', 'no users'],
    [
      'a column that is not of the template',
      `${head},password\n${anna},secret`,
      'CSV_COLUMNS',
      'Unknown columns: password.',
    ],
    ['no required column', 'name,e-mail\nAnna,anna@example.com', 'CSV_COLUMNS', 'Missing columns: last_name.'],
    ['one column twice', `first name,${head}\nAnna,${anna}`, 'CSV_COLUMNS', 'Repeated columns: name.'],
    ['no table at all', 'Dear all,\nplease invite Anna.', 'CSV_COLUMNS', 'Missing columns: name, last_name, email.'],
    [
      'more rows than 500',
      [head, ...Array.from({ length: 501 }, (_, index) => `A,B,${index}@e.example,,`)].join('\n'),
      'CSV_ROWS',
      'at most 500 users',
    ],
  ])('rejects a file with %s, and says so', async (_what, csv, code, message) => {
    const { data } = await importCsv(csv, true);
    expect(data?.['importUsers']).toMatchObject({
      rows: [],
      userErrors: [{ code, message: expect.stringContaining(message) }],
    });
  });

  it.each([
    ['semicolons', 'name;last_name;email\nAnna;"Berg; Ny";anna@example.com'],
    ['a line that names the separator', 'sep=;\r\nname;last_name;email\r\nAnna;"Berg; Ny";anna@example.com'],
    ['tabs', '\uFEFFname\tlast_name\temail\r\nAnna\tBerg; Ny\tanna@example.com\r\n'],
    ['line ends of an old Mac', 'name,last_name,email\rAnna,Berg; Ny,anna@example.com\r'],
    ['empty columns at the end', 'name,last_name,email,,\nAnna,Berg; Ny,anna@example.com,,\n,,,,\n'],
    ['other names of the columns', 'E-Mail Address,Surname,First name\nanna@example.com,Berg; Ny,Anna'],
    [
      'the columns of our own export',
      `\uFEFFFirst name,Last name,E-mail,Account,Role,Creation date,Last login,MFA,Status\r\nAnna,Berg; Ny,anna@example.com,Alder,Regular,2026-11-29T04:52:00.000Z,,Off,Active\r\n`,
    ],
    ['cells that were kept from being formulas', `${head}\nAnna,Berg; Ny,anna@example.com,'+47 123,`],
    ['invisible characters around an address', 'name,last_name,email\nAnna,Berg; Ny,\u200Banna@example.com\u202C'],
  ])('reads a file with %s', async (_what, csv) => {
    const { data } = await importCsv(csv, true);
    expect(data?.['importUsers']).toMatchObject({
      rows: [{ name: 'Anna Berg; Ny', email: 'anna@example.com', ok: true, error: null }],
      userErrors: [],
    });
  });

  it('rejects a name that was read with the wrong encoding', async () => {
    expect(await rowsOf(`${head}\nJ\uFFFDrgen,Berg,jorgen@example.com,,`, true)).toEqual([
      [2, 'jorgen@example.com', 'NOT_ALLOWED name'],
    ]);
  });
});
