import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { categoryName, parametersRule } from './index.ts';

const required = 'Required field.';
const notSet = 'This cannot be set here.';
const kbps = 'Enter a whole number from 64 to 1000000.';
const seconds = 'Enter a number from 0 to 120 in steps of 0.5.';
const notObject = 'Enter a JSON object, in curly braces.';

export const parameterCases: Record<string, RuleCases> = {
  categoryName: {
    rule: categoryName,
    accepts: [
      [' live-events ', 'live-events'],
      ['Décodeurs', 'Décodeurs'],
    ],
    refuses: [
      ['', required],
      ['x', 'Enter at least 2 characters.'],
      ['x'.repeat(61), 'Enter at most 60 characters.'],
    ],
  },
  "parametersRule('General')": {
    rule: parametersRule('General'),
    accepts: [
      [{}, {}],
      [{ debug: false }, {}],
      [{ debug: true }, { debug: true }],
    ],
    refuses: [
      [{ debug: 'yes' }, 'Enter true or false.'],
      // Derived from the account's keys.
      [{ apiKeys: ['sdk_12345678'] }, notSet],
      [{ sharingContent: 'NEVER' }, notSet],
    ],
  },
  "parametersRule('Sharing')": {
    rule: parametersRule('Sharing'),
    accepts: [
      [{ sharingContent: 'ONLY_ON_LAN' }, {}],
      [{ sharingContent: 'ALWAYS' }, { sharingContent: 'ALWAYS' }],
    ],
    refuses: [[{ sharingContent: 'SOMETIMES' }, 'Enter NEVER, ONLY_ON_LAN or ALWAYS.']],
  },
  "parametersRule('Buffer')": {
    rule: parametersRule('Buffer'),
    accepts: [
      [{ bufferhealth: null }, {}],
      [{ bufferhealth: 0 }, { bufferhealth: 0 }],
      [{ bufferhealth: 12.5 }, { bufferhealth: 12.5 }],
    ],
    refuses: [
      [{ bufferhealth: 12.4 }, seconds],
      [{ bufferhealth: 120.5 }, seconds],
      [{ bufferhealth: '12' }, 'Enter a number.'],
    ],
  },
  "parametersRule('Bandwidth')": {
    rule: parametersRule('Bandwidth'),
    accepts: [
      [{ bandwidthType: 'probe' }, { bandwidthType: 'probe' }],
      [
        { bandwidthType: 'fixed', fixedKbps: 64 },
        { bandwidthType: 'fixed', fixedKbps: 64 },
      ],
      // Only a fixed bandwidth has a number.
      [{ bandwidthType: 'none', fixedKbps: 64 }, {}],
    ],
    refuses: [
      [{ bandwidthType: 'fixed' }, required],
      [{ bandwidthType: 'fixed', fixedKbps: 63 }, kbps],
      [{ bandwidthType: 'fixed', fixedKbps: 64.5 }, kbps],
    ],
  },
  "parametersRule('Throttling')": {
    rule: parametersRule('Throttling'),
    accepts: [
      [
        { throttlingMode: 'duration', durationMs: 1, downSpeedKbps: 5 },
        { throttlingMode: 'duration', durationMs: 1 },
      ],
      [
        { throttlingMode: 'down_speed', downSpeedKbps: 1_000_000 },
        { throttlingMode: 'down_speed', downSpeedKbps: 1_000_000 },
      ],
    ],
    refuses: [
      [{ throttlingMode: 'down_speed', durationMs: 1 }, required],
      [{ throttlingMode: 'duration', durationMs: 3_600_001 }, 'Enter a whole number from 1 to 3600000.'],
    ],
  },
  "parametersRule('SDK')": {
    rule: parametersRule('SDK'),
    accepts: [
      [{ sdkFeatureFlags: {} }, {}],
      [
        { sdkFeatureFlags: { 'low-latency': { profile: 'sports' } } },
        { sdkFeatureFlags: { 'low-latency': { profile: 'sports' } } },
      ],
    ],
    refuses: [
      [{ sdkFeatureFlags: [] }, notObject],
      [{ sdkFeatureFlags: { low_latency: true } }, 'Use letters, numbers, and hyphens.'],
      [{ sdkFeatureFlags: { a: 'x'.repeat(1024) } }, 'Enter at most 1024 characters.'],
    ],
  },
  "parametersRule('live-events')": {
    rule: parametersRule('live-events'),
    accepts: [
      [{}, {}],
      [
        { b: null, a: [1, 'two'] },
        { b: null, a: [1, 'two'] },
      ],
    ],
    refuses: [
      [null, notObject],
      ['{}', notObject],
      [{ a: 'x'.repeat(50_000) }, 'Enter at most 50000 characters.'],
    ],
  },
};
