import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { alertRule } from './index.ts';

const offload = {
  name: 'Low offload on live channels',
  metric: 'OFFLOAD',
  condition: 'BELOW',
  threshold: 0.4,
  overMinutes: 5,
  channelIds: ['a', 'b'],
  recipientIds: ['c'],
  webhookUrl: 'https://hooks.solstice.example/edge',
  notifyOnRecovery: true,
  enabled: true,
};
const noData = { ...offload, metric: 'NO_DATA', condition: null, threshold: null };
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

export const alertCases: Record<string, RuleCases> = {
  alertRule: {
    rule: alertRule,
    accepts: [
      [offload, offload],
      [
        { ...offload, condition: 'DECREASE', threshold: 1 },
        { ...offload, condition: 'DECREASE', threshold: 1 },
      ],
      [
        { ...offload, metric: 'AUDIENCE', condition: 'INCREASE', threshold: 100 },
        { ...offload, metric: 'AUDIENCE', condition: 'INCREASE', threshold: 100 },
      ],
      [
        { ...offload, metric: 'CDN_DATA', condition: 'ABOVE', threshold: 4e14 },
        { ...offload, metric: 'CDN_DATA', condition: 'ABOVE', threshold: 4e14 },
      ],
      [{ ...offload, metric: 'NO_DATA' }, noData],
    ],
    refuses: [
      [{ ...offload, name: ' ' }, 'Required field.'],
      [{ ...offload, name: 'a'.repeat(61) }, 'Enter at most 60 characters.'],
      [{ ...offload, condition: null }, 'Required field.'],
      [{ ...offload, threshold: null }, 'Required field.'],
      [{ ...offload, threshold: 40 }, 'Enter a percentage from 1 to 100.'],
      [{ ...offload, condition: 'DECREASE', threshold: 1.5 }, 'Enter a percentage from 1 to 100.'],
      [{ ...offload, condition: 'INCREASE', threshold: 0 }, 'Enter a percentage from 1 to 10,000.'],
      [{ ...offload, metric: 'JOIN_TIME', threshold: 0 }, 'Enter a number greater than 0.'],
      [{ ...offload, overMinutes: 10 }, 'Choose 5 minutes, 15 minutes, 1 hour, 6 hours, or 24 hours.'],
      [{ ...offload, channelIds: numbered(21) }, 'Choose at most 20 channels.'],
      [{ ...offload, channelIds: ['a', 'a'] }, 'This is already in the list.'],
      [{ ...offload, recipientIds: numbered(21) }, 'Choose at most 20 people.'],
      [{ ...offload, webhookUrl: 'http://hooks.solstice.example/' }, 'Enter a URL that starts with https://.'],
    ],
  },
};
