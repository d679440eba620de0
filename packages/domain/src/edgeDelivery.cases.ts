import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import {
  manifestUrl,
  pathwayName,
  purgeCommand,
  resourceName,
  resourceRule,
  rewindRange,
  steeredPathways,
  trackingCode,
  ttl,
} from './index.ts';

const required = 'Required field.';
const notIdentifier = 'Use letters, numbers, dots, underscores, and hyphens.';
const notTtl = 'Enter a whole number from 1 to 1800.';
const notRewind = 'Enter a range from 36 seconds to 12 hours.';
const notPurge = 'This purge command has symbols that are not supported.';
const notTracking = 'Use the form UA-XXXXX-X.';

const noProtocol = 'Choose a protocol, because the path does not end in .m3u8 or .mpd.';
const notWeight = 'Enter a whole number from 0 to 100.';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `cdn-${index}`);
const steered = (...names: string[]) =>
  names.map((pathwayId, order) => ({ pathwayId, order, weight: null, clone: false }));

const resource = {
  name: 'live-main',
  ttl: 300,
  manifest: 'https://origin.example/live.m3u8',
  steeringStrategy: 'PRIORITY',
  pathways: steered('a', 'b'),
  active: true,
};
const weighted = (...weights: (number | null)[]) => ({
  ...resource,
  steeringStrategy: 'WEIGHTED',
  pathways: steered(...weights.map((_, index) => `cdn-${index}`)).map((pathway, index) => ({
    ...pathway,
    weight: weights[index] ?? null,
  })),
});

export const edgeDeliveryCases: Record<string, RuleCases> = {
  pathwayName: {
    rule: pathwayName,
    accepts: [['A', 'A']],
    refuses: [
      [' ', required],
      ['cdn:a', notIdentifier],
    ],
  },
  resourceName: {
    rule: resourceName,
    accepts: [['arena-live', 'arena-live']],
    refuses: [
      ['ab', 'Enter at least 3 characters.'],
      ['arena live', notIdentifier],
    ],
  },
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
      [Number.NaN, 'Enter a number.'],
      ['300', 'Enter a number.'],
    ],
  },
  manifestUrl: {
    rule: manifestUrl,
    accepts: [
      ['https://origin.example/live.m3u8', 'https://origin.example/live.m3u8'],
      ['https://origin.example/LIVE.MPD?a=b#t=10', 'https://origin.example/LIVE.MPD?a=b#t=10'],
      ['https://origin.example/live#format=dash', 'https://origin.example/live#format=dash'],
    ],
    refuses: [
      ['http://origin.example/live.m3u8', 'Enter a URL that starts with https://.'],
      ['https://origin.example/live', noProtocol],
      ['https://origin.example/live?file=a.m3u8', noProtocol],
      ['https://origin.example/live#format=smooth', noProtocol],
    ],
  },
  steeredPathways: {
    rule: steeredPathways,
    accepts: [
      [[], []],
      [steered('a', 'b'), steered('a', 'b')],
      [[{ pathwayId: 'a', order: 3 }], [{ pathwayId: 'a', order: 3, weight: null, clone: false }]],
      [steered(...numbered(16)), steered(...numbered(16))],
    ],
    refuses: [
      [null, required],
      [steered(...numbered(17)), 'Choose at most 16 pathways.'],
      [steered('a', 'a'), 'This is already in the list.'],
      [steered('a', 'b').map((pathway) => ({ ...pathway, order: 1 })), 'Two pathways have the same position.'],
      [steered('a').map((pathway) => ({ ...pathway, clone: true })), 'At least one pathway must be in the manifest.'],
      [steered('a').map((pathway) => ({ ...pathway, weight: 101 })), notWeight],
      [steered('a').map((pathway) => ({ ...pathway, weight: -1 })), notWeight],
      [steered('a').map((pathway) => ({ ...pathway, weight: 33.3 })), notWeight],
    ],
  },
  resourceRule: {
    rule: resourceRule,
    accepts: [
      [resource, resource],
      [
        { ...resource, ttl: null, active: null },
        { ...resource, ttl: 300, active: true },
      ],
      [weighted(70, 30), weighted(70, 30)],
      // Without pathways, no weights are needed.
      [weighted(), weighted()],
    ],
    refuses: [
      [{ ...resource, name: 'ab' }, 'Enter at least 3 characters.'],
      [{ ...resource, manifest: 'http://origin.example/live.m3u8' }, 'Enter a URL that starts with https://.'],
      [weighted(70, 29), 'The weights must add up to 100.'],
      [weighted(null, null), 'The weights must add up to 100.'],
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
