import { domainName } from '@edge-console/forms/rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isInternational, toDomain, withoutZone, zoneFileLine, zoneOf } from './domainNames.ts';

const label = fc.stringMatching(/^[a-z](?:[a-z\d-]{0,8}[a-z\d])?$/);
const domain = fc.array(label, { minLength: 2, maxLength: 6 }).map((labels) => labels.join('.'));

describe('domain input', () => {
  it.each([
    ['console.example.com', 'console.example.com'],
    [' Console.Example.com. ', 'console.example.com'],
    ['https://console.example.com/', 'console.example.com'],
    ['“console.example.com”', 'console.example.com'],
    ['\u{FEFF}https://console.example.com./', 'console.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    // An invalid name is unchanged, and rejected by the rule.
    ['bücher.example/login', 'bücher.example/login'],
    ['ü ber.example', 'ü ber.example'],
    ['admin@bücher.example', 'admin@bücher.example'],
  ])('%s becomes %s', (typed, expected) => {
    expect(toDomain(typed)).toBe(expected);
  });

  it('recognizes a domain in any notation', () => {
    fc.assert(
      fc.property(domain, (name) => {
        expect(v.safeParse(domainName, name).success).toBe(true);
        for (const typed of [name, name.toUpperCase(), `https://${name}/`, ` ${name}. `])
          expect(toDomain(typed)).toBe(name);
      }),
    );
  });

  it('only ever becomes characters that DNS accepts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = toDomain(`${text}.example`);
        expect(v.is(domainName, name) && !/^[a-z\d.-]{1,253}$/.test(name)).toBe(false);
        expect(toDomain(name)).toBe(toDomain(toDomain(name)));
      }),
    );
  });

  it('is flagged if it has letters of other alphabets', () => {
    expect(isInternational(toDomain('аpple.example'))).toBe(true);
    expect(isInternational('apple.example')).toBe(false);
  });
});

describe('zone of a domain', () => {
  it.each([
    ['console.northlight.media', 'northlight.media'],
    ['northlight.media', 'northlight.media'],
    ['console.tv.northlight.media', 'northlight.media'],
    ['console.northlight.co.uk', 'northlight.co.uk'],
    ['northlight.co.uk', 'northlight.co.uk'],
    ['co.uk', 'co.uk'],
  ])('of %s is %s', (name, zone) => {
    expect(zoneOf(name)).toBe(zone);
  });

  it('is what DNS panels append to a name without it', () => {
    fc.assert(
      fc.property(domain, (name) => {
        const zone = zoneOf(name);
        expect(name === zone || name.endsWith(`.${zone}`)).toBe(true);
        const short = withoutZone(`_token.${name}`, zone);
        expect(`${short}.${zone}`).toBe(`_token.${name}`);
        expect(withoutZone(zone, zone)).toBe('@');
      }),
    );
  });
});

describe('zone file line', () => {
  it('has full names that end with a dot', () => {
    expect(zoneFileLine({ name: '_a.console.example', type: 'CNAME', value: '_b.validations.example' })).toBe(
      '_a.console.example. 300 IN CNAME _b.validations.example.',
    );
    expect(zoneFileLine({ name: 'example.com', type: 'CAA', value: '0 issue "amazon.com"' })).toBe(
      'example.com. 300 IN CAA 0 issue "amazon.com"',
    );
  });
});
