import { purgeCommand, rewindRange, trackingCode, ttl } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';
const notAllowed = 'This text has characters that are not allowed.';
const notTtl = 'Enter a whole number from 1 to 1800.';
const notRewind = 'Enter a range from 36 seconds to 12 hours.';
const notPurge = 'This purge command has symbols that are not supported.';
const notTracking = 'Use the form UA-XXXXX-X.';

export const deliveryCases: Record<string, RuleCases> = {
  ttl: {
    rule: ttl,
    accepts: [
      [1, 1],
      [1800, 1800],
    ],
    refuses: [
      [null, required],
      [0, notTtl],
      [1801, notTtl],
      [-1, notTtl],
      [1.5, notTtl],
      [Infinity, notTtl],
      [Number.NaN, notAllowed],
      ['300', notAllowed],
    ],
  },
  rewindRange: {
    rule: rewindRange,
    accepts: [
      [36, 36],
      [43_200, 43_200],
      [90.5, 90.5],
    ],
    refuses: [
      [null, required],
      [35.999, notRewind],
      [43_201, notRewind],
      [-36, notRewind],
    ],
  },
  purgeCommand: {
    rule: purgeCommand,
    accepts: [
      ['/live/*.m3u8', '/live/*.m3u8'],
      [' https://origin.example/a?b=c&d=%20 ', 'https://origin.example/a?b=c&d=%20'],
    ],
    refuses: [
      ['', required],
      ['/live; rm -rf /', notPurge],
      ['/live|tee', notPurge],
      ['/live`id`', notPurge],
      ["/live'", notPurge],
      ['/live\n/other', notPurge],
      ['/lïve', notPurge],
      ['/\u{202E}evil', notPurge],
      ['/'.repeat(2084), 'Enter at most 2083 characters.'],
    ],
  },
  trackingCode: {
    rule: trackingCode,
    accepts: [
      [' UA-12345-1 ', 'UA-12345-1'],
      ['UA-1234567890-12', 'UA-1234567890-12'],
    ],
    refuses: [
      ['', required],
      ['ua-12345-1', notTracking],
      ['UA-12345', notTracking],
      ['UA-12a45-1', notTracking],
      ['UA-12345-', notTracking],
      ['UA–12345–1', notTracking],
      ['UA-١٢٣٤٥-1', notTracking],
      ['UA-12345-1 and more text', 'Enter at most 20 characters.'],
    ],
  },
};
