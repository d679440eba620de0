import { expect, test } from 'vitest';
import { domainName, domainNameOutside, hostname, httpsUrl, urlFriendlyName } from './index.ts';
import { describeRule, verdict } from './describeRule.ts';

const required = 'Required field.';
const rtlOverride = '\u{202E}';

const notUrlName = 'Start with https:// and use lowercase letters, numbers and hyphens.';
describeRule('urlFriendlyName', {
  rule: urlFriendlyName,
  accepts: [
    ['https://northlight', 'https://northlight'],
    [' https://north-light-2 ', 'https://north-light-2'],
    ['https://4', 'https://4'],
  ],
  refuses: [
    ['', required],
    ['northlight', notUrlName],
    ['http://northlight', notUrlName],
    ['HTTPS://northlight', notUrlName],
    ['https://', notUrlName],
    ['https://North', notUrlName],
    ['https://north light', notUrlName],
    ['https://north.light', notUrlName],
    ['https://north_light', notUrlName],
    ['https://-north', notUrlName],
    ['https://north-', notUrlName],
    ['https://nörth', notUrlName],
    [`https://north${rtlOverride}`, notUrlName],
    ['https://north\nlight', notUrlName],
    [`https://${'a'.repeat(2083)}`, 'Enter at most 2083 characters.'],
  ],
});

const notUrl = 'Enter an address that starts with https://.';
describeRule('httpsUrl', {
  rule: httpsUrl,
  accepts: [
    ['https://origin.example/live/main.m3u8', 'https://origin.example/live/main.m3u8'],
    [' https://origin.example:8443/a?b=c#d ', 'https://origin.example:8443/a?b=c#d'],
    [`https://a.example/${'b'.repeat(2065)}`, `https://a.example/${'b'.repeat(2065)}`],
  ],
  refuses: [
    ['', required],
    ['origin.example', notUrl],
    ['http://origin.example', notUrl],
    ['javascript:alert(1)', notUrl],
    ['https://', notUrl],
    ['https://user:secret@origin.example', notUrl],
    ['https://origin.example@evil.example', notUrl],
    ['https:\\\\evil.example', notUrl],
    ['https://origin.example\\@evil.example', notUrl],
    ['https://ori gin.example', notUrl],
    ['https://ori\tgin.example', notUrl],
    ['https://[::1', notUrl],
    [`https://a.example/${'b'.repeat(2066)}`, 'Enter at most 2083 characters.'],
  ],
});

const notHostname = 'Use letters, numbers, dots and hyphens.';
describeRule('hostname', {
  rule: hostname,
  accepts: [
    ['Origin-1.Example', 'Origin-1.Example'],
    [' localhost ', 'localhost'],
    ['10.0.0.1', '10.0.0.1'],
    ['a'.repeat(63), 'a'.repeat(63)],
  ],
  refuses: [
    ['', required],
    ['origin.example:443', notHostname],
    ['origin_1.example', notHostname],
    ['origin..example', notHostname],
    ['.example', notHostname],
    ['example.', notHostname],
    ['-a.example', notHostname],
    ['a-.example', notHostname],
    ['orígin.example', notHostname],
    ['origin.example/path', notHostname],
    ['*.example', notHostname],
    ['a'.repeat(64), notHostname],
    [`${'a.'.repeat(128)}`, 'Enter at most 255 characters.'],
  ],
});

const notDomain = 'Use lowercase letters, numbers, dots and hyphens.';
describeRule('domainName', {
  rule: domainName,
  accepts: [
    ['console.northlight.tv', 'console.northlight.tv'],
    [' xn--bcher-kva.example ', 'xn--bcher-kva.example'],
    ['1-2.example', '1-2.example'],
  ],
  refuses: [
    ['', required],
    ['Console.northlight.tv', notDomain],
    ['localhost', notDomain],
    ['*.northlight.tv', notDomain],
    ['10.0.0.1', notDomain],
    ['north_light.tv', notDomain],
    ['northlight..tv', notDomain],
    ['https://northlight.tv', notDomain],
    ['northlight.tv.', notDomain],
    [`${'a'.repeat(64)}.tv`, notDomain],
    ['bücher.example', notDomain],
    [`${'a.'.repeat(126)}tv`, 'Enter at most 253 characters.'],
  ],
});

test("a domain is not the platform's own, nor below it", () => {
  const rule = domainNameOutside(['edge.example']);
  const refusal = { text: 'This text has characters that are not allowed.' };
  expect(verdict(rule, 'edge.example')).toEqual(refusal);
  expect(verdict(rule, 'shop.edge.example')).toEqual(refusal);
  expect(verdict(rule, 'notedge.example')).toEqual({ value: 'notedge.example' });
});
