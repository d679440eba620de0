import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestCloud, type TestCloud } from '../testing/testCloud.ts';
import { allowsAuthority } from './domainHosting.ts';
import { parseZoneLine } from './zoneRecord.ts';

let test: TestCloud;
beforeEach(async () => {
  test = await startTestCloud();
});
afterEach(() => test.stop());

const hosting = () => test.cloud().domainHosting;
const domain = 'console.northlight.example';
const form = (fields: Record<string, string>, origin = test.origin) => ({
  method: 'POST',
  headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const addLine = (line: string) => test.send('/zone/add', form({ line }));
const hours = (count: number) => count * 3_600_000;

async function requested() {
  const arn = await hosting().requestCertificate(domain, 'request-1');
  const { record } = await hosting().readCertificate(arn);
  return { arn, line: `${record.name}. 300 IN CNAME ${record.value}.` };
}

describe('the zone', () => {
  it('issues a certificate once its record exists, even after a restart, and serves the domain', async () => {
    const { arn, line } = await requested();
    expect(await hosting().requestCertificate(domain, 'request-1')).toBe(arn);
    expect((await addLine(line)).status).toBe(303);
    expect(await hosting().readCertificate(arn)).toMatchObject({ state: 'ISSUED', isRenewalFailed: false });
    await test.reopen();
    expect(await hosting().readCertificate(arn)).toMatchObject({ state: 'ISSUED' });
    expect(await hosting().leadsToTarget(domain)).toBe(false);
    await addLine(`${domain}. 300 IN CNAME ${hosting().target}.`);
    expect(await hosting().leadsToTarget(domain)).toBe(true);
    expect((await test.send('/zone')).text).toContain(domain);
  });

  it('times out after 72 hours, and fails if CAA records name another authority', async () => {
    const { arn } = await requested();
    test.advance(hours(73));
    expect(await hosting().readCertificate(arn)).toMatchObject({ state: 'FAILED', reason: 'VALIDATION_TIMED_OUT' });
    const other = await hosting().requestCertificate(domain, 'request-2');
    await addLine('northlight.example. IN CAA 0 issue "letsencrypt.org"');
    expect(await hosting().readCertificate(other)).toMatchObject({ state: 'FAILED', reason: 'CAA_ERROR' });
  });

  it('fails a renewal without the record, and succeeds once it is back', async () => {
    const { arn, line } = await requested();
    await addLine(line);
    await hosting().readCertificate(arn);
    const [name = '', value = ''] = line.replaceAll('. ', ' ').split(' 300 IN CNAME ');
    await test.send('/zone/remove', form({ name, type: 'CNAME', value: value.replace(/\.$/, '') }));
    await test.send('/zone/age', form({ arn, action: 'renewal' }));
    expect(await hosting().readCertificate(arn)).toMatchObject({ state: 'ISSUED', isRenewalFailed: true });
    await addLine(line);
    expect(await hosting().readCertificate(arn)).toMatchObject({ state: 'ISSUED', isRenewalFailed: false });
  });

  it('can only be edited on its own page, which rejects invalid records', async () => {
    expect((await test.send('/zone/add', form({ line: 'a. CNAME b.' }, 'https://evil.example'))).status).toBe(403);
    const refused = await addLine('<b>');
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('value="&lt;b&gt;"');
    expect((await test.send('/zone')).headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a record', () => {
  it.each([
    ['A.example. 300 IN CNAME B.example.', { name: 'a.example', type: 'CNAME', value: 'b.example' }],
    ['a.example ALIAS b.example', { name: 'a.example', type: 'ALIAS', value: 'b.example' }],
    ['a.example. CAA 0 issue "x"', { name: 'a.example', type: 'CAA', value: '0 issue "x"' }],
    ['a.example TXT x', null],
    ['a.example', null],
    ['', null],
  ])('%s', (line, record) => {
    expect(parseZoneLine(line)).toEqual(record);
  });

  it('of the closest name with CAA records decides who can issue', () => {
    const caa = (name: string, value: string) => ({ name, type: 'CAA', value });
    expect(allowsAuthority([], domain)).toBe(true);
    expect(allowsAuthority([caa('example', '0 issue "other.example"')], domain)).toBe(false);
    expect(
      allowsAuthority([caa('example', '0 issue "other.example"'), caa(domain, '0 issue "amazon.com"')], domain),
    ).toBe(true);
    expect(allowsAuthority([caa(domain, '0 issue ";"')], domain)).toBe(false);
    expect(allowsAuthority([caa(domain, '0 iodef "mailto:a@b.example"')], domain)).toBe(true);
  });
});
