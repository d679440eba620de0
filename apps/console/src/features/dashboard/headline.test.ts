import { describe, expect, it } from 'vitest';
import { formatBytes, formatCompact, formatNumber, formatPercent } from '@edge-console/ui/formats';
import { headlineOf, offloadStreak } from './headline.ts';
import type { AlertIncident, Checks } from './queries.ts';

const now = Date.parse('2026-11-20T14:30:00');
const minute = 60_000;
const hour = 60 * minute;
const at = (ago: number) => new Date(now - ago).toISOString();

const formats = {
  percent: (ratio: number, digits?: number) => formatPercent(ratio, 'en-US', digits),
  number: (value: number, digits?: number) => formatNumber(value, 'en-US', digits),
  bytes: (value: number) => formatBytes(value, 'en-US'),
  compact: (value: number) => formatCompact(value, 'en-US'),
};

/** Points that end now, oldest first. */
const seriesOf = (values: readonly (number | null)[], stepMs: number): Checks['days'] => ({
  stepSeconds: stepMs / 1000,
  series: [{ points: values.map((v, index) => ({ t: at((values.length - index) * stepMs), v })) }],
});
const daysOf = (...values: (number | null)[]) => seriesOf(values, 24 * hour);
const silent = (length: number) => Array.from({ length }, () => null);

const rule = { id: 'rule', condition: 'BELOW', state: 'OK', enabled: true, evaluatedAt: at(minute) } as const;

const healthy: Checks = {
  alertRules: { nodes: [rule] },
  alertIncidents: [],
  eiChannels: [],
  newChannels: [],
  lastHour: seriesOf([...silent(6), 1, 1, 1, 1, 1, 1], 5 * minute),
  lastDay: seriesOf([1, 1, 1], hour),
  days: daysOf(...silent(20), ...Array.from({ length: 9 }, () => 0.65), 0.63),
};

const incident = (changed: Partial<AlertIncident> = {}): AlertIncident => ({
  id: 'incident',
  ruleId: 'rule',
  ruleName: 'Low offload',
  metric: 'OFFLOAD',
  channel: { id: 'arena', name: 'Arena Live' },
  startedAt: at(25 * minute),
  endedAt: null,
  peak: 0.31,
  ...changed,
});

const headline = (changed: Partial<Checks> = {}) => headlineOf({ ...healthy, ...changed }, now, formats);
const texts = (changed: Partial<Checks> = {}) => headline(changed).statements.map(({ text }) => text);
const firing = (changed: Partial<AlertIncident>, condition: Checks['alertRules']['nodes'][number]['condition']) =>
  texts({ alertRules: { nodes: [{ ...rule, condition }] }, alertIncidents: [incident(changed)] });

it('says how long offload has been high, before the first full hour of the day', () => {
  expect(texts({ days: daysOf(0.4, 0.65, 0.65, 0.65, null) })[1]).toBe(
    'Offload has been above 60% for 3 days in a row.',
  );
});

it('says that no one is watching, if players send data but play nothing', () => {
  expect(texts({ lastHour: seriesOf([1, 1, 0], 5 * minute) })[0]).toBe('No one is watching right now.');
});

describe('while an alert is firing', () => {
  it('says what happened, and links to the channel', () => {
    expect(headline({ alertIncidents: [incident()] })).toEqual({
      tone: 'danger',
      statements: [
        {
          text: 'Offload on Arena Live fell to 31% at 14:05.',
          href: '/edge-intelligence/analytics/?filter=channel%3Aeq%3AArena+Live',
        },
      ],
    });
  });

  it('names the value that each metric had', () => {
    const all = { channel: null };
    expect(firing({ ...all, metric: 'AUDIENCE', peak: 251_234 }, 'ABOVE')).toEqual([
      'Audience rose to 251K viewers at 14:05.',
    ]);
    expect(firing({ ...all, metric: 'JOIN_TIME', peak: 2_310 }, 'ABOVE')).toEqual([
      'Median join time rose to 2,310 ms at 14:05.',
    ]);
    expect(firing({ ...all, metric: 'CDN_DATA', peak: -0.52 }, 'DECREASE')).toEqual([
      'CDN data was 52% lower at 14:05 than a week earlier.',
    ]);
    expect(firing({ metric: 'NO_DATA', peak: null }, null)).toEqual(['No data from Arena Live since 14:05.']);
    expect(firing({ ruleId: 'other' }, 'BELOW')).toEqual(['The alert “Low offload” fired at 14:05.']);
  });

  it('names the day if it began earlier', () => {
    expect(firing({ startedAt: at(24 * hour) }, 'BELOW')).toEqual([
      'Offload on Arena Live fell to 31% yesterday at 14:30.',
    ]);
    expect(firing({ startedAt: at(72 * hour) }, 'BELOW')).toEqual([
      'Offload on Arena Live fell to 31% on 17 Nov 2026 at 14:30.',
    ]);
  });

  it('counts several, and describes the latest', () => {
    const earlier = incident({ id: 'earlier', startedAt: at(hour), channel: null });
    expect(texts({ alertIncidents: [earlier, incident()] })).toEqual([
      '2 alerts are firing.',
      'Offload on Arena Live fell to 31% at 14:05.',
    ]);
  });

  it('comes before missing data', () => {
    expect(headline({ alertIncidents: [incident()], lastHour: seriesOf(silent(12), 5 * minute) }).tone).toBe('danger');
  });
});

describe('without recent data', () => {
  it('says since when', () => {
    const lastHour = seriesOf([1, 1, ...silent(10)], 5 * minute);
    expect(headline({ lastHour })).toMatchObject({ tone: 'warning', statements: [{ text: 'No data since 13:40.' }] });
  });

  it('finds the last hour of a day, and a day of a month', () => {
    const lastHour = seriesOf(silent(12), 5 * minute);
    expect(texts({ lastHour, lastDay: seriesOf([1, null, null], hour) })).toEqual(['No data since 12:30.']);
    const lastDay = seriesOf(silent(24), hour);
    expect(texts({ lastHour, lastDay, days: daysOf(0.5, null, null, null) })).toEqual([
      'No data since 17 Nov 2026 at 14:30.',
    ]);
    expect(texts({ lastHour, lastDay, days: daysOf(null, null) })).toEqual(['No data in the last 30 days.']);
  });

  it('tolerates a pause of ten minutes', () => {
    expect(headline({ lastHour: seriesOf([1, null, null], 5 * minute) }).tone).toBe('success');
  });
});

describe('while data arrives', () => {
  it('says that all is normal, and for how many days offload is high', () => {
    expect(headline()).toEqual({
      tone: 'success',
      statements: [
        { text: 'Everything is delivering normally.', href: '/edge-intelligence/analytics/?span=1h' },
        {
          text: 'Offload has been above 60% for 10 days in a row.',
          href: expect.stringContaining('span=custom&range=') as unknown,
        },
      ],
    });
  });

  it.each<[string, Checks['alertRules']['nodes']]>([
    ['no alert rules', []],
    ['only disabled rules', [{ ...rule, enabled: false }]],
    ['a rule that was never evaluated', [rule, { ...rule, evaluatedAt: null }]],
    ['a rule that was evaluated long ago', [{ ...rule, evaluatedAt: at(hour) }]],
    ['a rule without data', [{ ...rule, state: 'NO_DATA' }]],
  ])('does not say that all is normal with %s', (_, nodes) => {
    expect(texts({ alertRules: { nodes } })[0]).toBe('Players are sending data.');
  });

  it('ignores alerts that have recovered', () => {
    expect(texts({ alertIncidents: [incident({ endedAt: at(minute) })] })[0]).toBe(
      'Everything is delivering normally.',
    );
  });

  it('says what offload is without a streak, and nothing before the first delivery of the day', () => {
    expect(texts({ days: daysOf(0.3, 0.42, 0.631) })[1]).toBe('Offload today is 63.1%.');
    expect(texts({ days: daysOf(0.6, 0.6, null) })).toEqual(['Everything is delivering normally.']);
  });
});

describe('an offload streak', () => {
  it.each<[string, (number | null)[], ReturnType<typeof offloadStreak>]>([
    ['ends at a lower day', [0.7, 0.59, 0.61, 0.7, 0.63], { days: 3, level: 0.6, isWhole: false }],
    ['ends at a day without data', [0.7, null, 0.61, 0.7, 0.63], { days: 3, level: 0.6, isWhole: false }],
    ['is above its level, not at it', [0.1, 0.65, 0.64, 0.6], { days: 3, level: 0.5, isWhole: false }],
    ['can be as long as what is known', [0.61, 0.65, 0.64], { days: 3, level: 0.6, isWhole: true }],
    ['has a lower level if today is unusually high', [0.2, 0.61, 0.65, 0.72], { days: 3, level: 0.6, isWhole: false }],
    ['has a level of at least 10%', [0.05, 0.06, 0.07], null],
    ['takes three days', [0.3, 0.65, 0.63], null],
    ['needs data of today', [0.65, 0.65, 0.65, null], null],
  ])('%s', (_, values, expected) => {
    expect(offloadStreak(daysOf(...values))).toEqual(expected);
  });
});
