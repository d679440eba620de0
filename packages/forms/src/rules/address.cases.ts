import { domainName, hostname, httpsUrl } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const named = (name: string) => `${notAllowed.slice(0, -1)}: ${name}.`;
const rtlOverride = '\u{202E}';
const notUrl = 'Enter a URL that starts with https://.';
const notHostname = 'Use letters, numbers, dots, and hyphens.';
const notDomain = 'Use lowercase letters, numbers, dots, and hyphens.';

export const addressCases: Record<string, RuleCases> = {
  httpsUrl: {
    rule: httpsUrl,
    accepts: [
      ['https://origin.example/live/main.m3u8', 'https://origin.example/live/main.m3u8'],
      [' https://origin.example:8443/a?b=c#d ', 'https://origin.example:8443/a?b=c#d'],
      ['\u{200B}“https://origin.example/a’b”\u{FEFF}', 'https://origin.example/a’b'],
      ['https://bücher.example?a@b#c%', 'https://bücher.example?a@b#c%'],
      ['https://[::1]/\u{1F469}\u{200D}\u{1F680}', 'https://[::1]/\u{1F469}\u{200D}\u{1F680}'],
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
      ['https:///evil.example', notUrl],
      ['https://@evil.example', notUrl],
      ['https://%65vil.example', notUrl],
      ['https://ev\u{AD}il.example', notUrl],
      ['https://ev\u{FE0F}il.example', notUrl],
      ['http\u{17F}://evil.example', notUrl],
      [`https://origin.example/${rtlOverride}gpj.exe`, named('U+202E')],
      [`https://origin.example?${rtlOverride}gpj.exe`, named('U+202E')],
      ['https://origin.example/\u{1}', named('U+0001')],
      [`https://a.example/${'b'.repeat(2066)}`, 'Enter at most 2083 characters.'],
    ],
  },
  hostname: {
    rule: hostname,
    accepts: [
      ['Origin-1.Example', 'Origin-1.Example'],
      [' localhost ', 'localhost'],
      ['10.0.0.1', '10.0.0.1'],
      ['«origin.example.»', 'origin.example'],
      ['a'.repeat(63), 'a'.repeat(63)],
    ],
    refuses: [
      ['', required],
      ['origin.example:443', notHostname],
      ['origin_1.example', notHostname],
      ['origin..example', notHostname],
      ['.example', notHostname],
      ['-a.example', notHostname],
      ['a-.example', notHostname],
      ['orígin.example', notHostname],
      ['origin.example/path', notHostname],
      ['*.example', notHostname],
      ['a'.repeat(64), notHostname],
      [`${'a.'.repeat(128)}a`, 'Enter at most 255 characters.'],
    ],
  },
  domainName: {
    rule: domainName,
    accepts: [
      ['console.northlight.tv', 'console.northlight.tv'],
      [' xn--bcher-kva.example ', 'xn--bcher-kva.example'],
      ['1-2.example', '1-2.example'],
      ['“console.northlight.tv”', 'console.northlight.tv'],
      ['\u{FEFF}console.\u{200B}northlight.tv.', 'console.northlight.tv'],
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
      [`${'a'.repeat(64)}.tv`, notDomain],
      ['bücher.example', notDomain],
      [`${'a.'.repeat(126)}tv`, 'Enter at most 253 characters.'],
    ],
  },
};
