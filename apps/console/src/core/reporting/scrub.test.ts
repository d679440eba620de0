import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubText } from '@edge-console/service/scrub';
import { scrubEvent } from './scrub.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';
const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), minLength, maxLength });

const jwt = fc.tuple(word(20, 60), word(20, 80), word(20, 60)).map(([a, b, c]) => `eyJ${a}.eyJ${b}.${c}`);
const opaqueToken = word(32, 200);
const code = fc.stringMatching(/^\d{6}$/);
const eMail = fc.tuple(word(3, 12), word(3, 12)).map(([name, host]) => `${name}@${host}.example`);
const phone = fc.stringMatching(/^\+[1-9]\d{7,13}$/);
const queryValue = word(3, 30);
/** Arbitrary user input. */
const typed = fc
  .string({ unit: 'grapheme', minLength: 3, maxLength: 40 })
  .map((value) => value.trim())
  .filter((value) => value.length >= 3 && !'[address] [e-mail] [value] [token] [number] [quoted]'.includes(value));

const sentence = fc.constantFrom(
  (secret: string) => `Request failed: ${secret}`,
  (secret: string) => `Unexpected token 'e', "${secret}" is not valid JSON`,
  (secret: string) => `${secret}`,
  (secret: string) => `x ${secret}, y (${secret})`,
  (secret: string) => `No such key: '${secret}'`,
  (secret: string) => `Bearer ${secret} refused`,
);

const scrubbed = (message: string, values: string[] = []) =>
  JSON.stringify(
    scrubEvent(
      {
        exception: {
          values: [
            { type: message, value: message, stacktrace: { frames: [{ filename: message, function: message }] } },
          ],
        },
      },
      {},
      values,
    ),
  );

describe('a report never contains', () => {
  it.each([
    ['a token', fc.oneof(jwt, opaqueToken)],
    ['an e-mail', eMail],
    ['a code or a telephone number', fc.oneof(code, phone)],
  ])('%s', (_what, secrets) => {
    fc.assert(
      fc.property(secrets, sentence, (secret, format) => {
        expect(scrubbed(format(secret))).not.toContain(secret);
      }),
      { numRuns: 2_000 },
    );
  });

  it('form values', () => {
    fc.assert(
      fc.property(typed, sentence, (value, format) => {
        expect(scrubText(format(value), [value])).not.toContain(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it('values from a URL', () => {
    const addresses = fc.constantFrom(
      (value: string) => `https://console.example.com/users/?search=${value}&page=2`,
      (value: string) => `/loading/?code=${value}&state=x`,
      (value: string) => `GET /users?id=${value} failed`,
      (value: string) => `https://console.example.com/register/#token=${value}`,
      (value: string) => `&state=${value}`,
    );
    const value = queryValue.filter(
      (each) =>
        !/^(address|users?|search|page|GET|failed|code|state)$/i.test(each) && !'[address] failed GET'.includes(each),
    );
    fc.assert(
      fc.property(value, addresses, (secret, write) => {
        expect(scrubText(write(secret))).not.toContain(secret);
      }),
      { numRuns: 2_000 },
    );
  });

  it('anything except the error: no user, request, breadcrumbs, or storage', () => {
    const event = {
      exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] },
      user: { email: 'a@b.example' },
      request: { url: 'https://c.example/?search=secret', headers: { authorization: 'Bearer secret' } },
      breadcrumbs: [{ message: 'secret' }],
      extra: { secret: 'secret' },
      contexts: { state: { secret: 'secret' } },
      server_name: 'secret',
      transaction: '/users/secret',
    };
    const sent = scrubEvent(event, { page: '/users/' }, []);
    expect(JSON.stringify(sent)).not.toMatch(/secret|@/);
    expect(sent.sdk.settings.infer_ip).toBe('never');
  });
});

describe('a report contains', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'nodes')", "Cannot read properties of undefined (reading 'nodes')"],
    [
      'Failed to fetch dynamically imported module: https://console.example.com/assets/InviteUserDrawer-BK8t7pkc.js?x=1',
      'Failed to fetch dynamically imported module: /assets/InviteUserDrawer-BK8t7pkc.js',
    ],
    ["Can't find variable: React", "Can't find variable: React"],
  ])('%s', (message, expected) => {
    expect(scrubText(message)).toBe(expected);
  });

  it('the stack trace', () => {
    const frames = [
      { filename: 'https://console.example.com/assets/users-abc.js', function: 'Object.load', lineno: 1, colno: 2345 },
      { filename: 'https://other.example/x.js?key=1', function: 'a b@c', lineno: 1 },
    ];
    const sent = scrubEvent(
      { release: '1.0.0+abc', exception: { values: [{ type: 'RangeError', value: 'x', stacktrace: { frames } }] } },
      {},
      [],
    );
    expect(sent.release).toBe('1.0.0+abc');
    expect(sent.exception.values[0]).toEqual({
      type: 'RangeError',
      value: 'x',
      stacktrace: {
        frames: [
          { filename: '/assets/users-abc.js', function: 'Object.load', lineno: 1, colno: 2345, in_app: true },
          { filename: '[address]', function: '?', lineno: 1, in_app: false },
        ],
      },
    });
  });

  it.each(['a', 'a.', '"', "'", '?', 'a@', '1 ', 'https://', '&a='])(
    // With catastrophic backtracking, this would exceed the test timeout.
    'a very long message with %s is scrubbed in linear time',
    (part) => {
      expect(scrubText(part.repeat(500_000))).toEqual(expect.any(String));
    },
  );

  it('an event for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 5 }), (message, values) => {
        expect(scrubText(message, values).length).toBeLessThanOrEqual(300);
      }),
    );
  });
});
