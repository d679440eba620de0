import { setImmediate as nextTurn } from 'node:timers/promises';
import { alertRule } from '@edge-console/domain';
import * as v from 'valibot';
import { invalid } from '../../core/errors/failure.ts';
import { failuresByPath } from '@edge-console/forms/rules';
import { manageAlerts } from '../../core/policy/rules.ts';
import { enforceRateLimit } from '../../core/requests/rateLimiter.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';
import { AlertRuleInput, channelsAmong } from './alertRuleInput.ts';
import { evaluateRule, weekBefore, type Watched } from './evaluateRule.ts';
import { byHour, hoursOf, readingsIn, readReadings, type TimeRange } from './readings.ts';

const hour = 3_600_000;
const days = 7;
/** Each reads two weeks of player data. */
const perMinute = 30;

type PreviewPoint = { readonly t: Date; readonly v: number | null };
type Preview = { readonly incidents: readonly TimeRange[]; readonly points: readonly PreviewPoint[] };

const AlertPreviewPoint = builder.objectRef<PreviewPoint>('AlertPreviewPoint').implement({
  fields: (t) => ({
    t: t.field({ type: 'DateTime', resolve: (point) => point.t }),
    v: t.float({ nullable: true, resolve: (point) => point.v }),
  }),
});

const AlertPreviewIncident = builder.objectRef<TimeRange>('AlertPreviewIncident').implement({
  fields: (t) => ({
    from: t.field({ type: 'DateTime', resolve: ({ from }) => from }),
    to: t.field({ type: 'DateTime', resolve: ({ to }) => to }),
  }),
});

const AlertPreview = builder.objectRef<Preview>('AlertPreview').implement({
  fields: (t) => ({
    count: t.int({ resolve: ({ incidents }) => incidents.length }),
    incidents: t.field({ type: [AlertPreviewIncident], resolve: ({ incidents }) => [...incidents] }),
    stepSeconds: t.int({ resolve: () => hour / 1000 }),
    points: t.field({ type: [AlertPreviewPoint], resolve: ({ points }) => [...points] }),
  }),
});

type Evaluated = { readonly range: TimeRange; readonly value: number | null; readonly state: string };

/** Consecutive hours in which the rule would have fired. */
function incidentsOf({ metric }: Watched, evaluated: readonly Evaluated[]): TimeRange[] {
  const incidents: TimeRange[] = [];
  let isOpen: boolean = false;
  for (const { range, state } of evaluated) {
    const from = new Date(range.to.getTime() - hour);
    const last = incidents.at(-1);
    const isBroken: boolean = state === 'FIRING' || (state === 'NO_DATA' && (metric === 'NO_DATA' || isOpen));
    if (isBroken && isOpen && last) incidents[incidents.length - 1] = { ...last, to: range.to };
    else if (isBroken) incidents.push({ from, to: range.to });
    isOpen = isBroken;
  }
  return incidents;
}

/**
 * How often a rule would have fired in the last seven days, from hourly data, which is all that is stored for that long: a rule over
 * minutes is evaluated over each hour. The points are the metric, or its change; of chosen channels, the one farthest from normal.
 */
export const alertPreview = defineQuery({
  name: 'alertPreview',
  rule: manageAlerts,
  args: builder.args((t) => ({ input: t.field({ type: AlertRuleInput, required: true }) })),
  type: AlertPreview,
  cost: { value: 20 },
  examples: [
    {
      with: {
        input: { name: 'Any', metric: 'NO_DATA', overMinutes: 60, channelIds: [], recipientIds: [] },
      },
    },
  ],
  run: async (context, { input }) => {
    // Only what the rule watches matters, also while the rest of the form is incomplete.
    const checked = v.safeParse(alertRule, { ...input, name: 'Preview', recipientIds: [], webhookUrl: null });
    if (!checked.success) {
      const [[field, { message }] = ['input', { message: '' }]] = failuresByPath(checked.issues);
      return { failure: invalid(message, field) };
    }
    const rule = checked.output;
    const { principal, settings, transaction } = context;
    const { entity } = principal.effective;
    enforceRateLimit(context, 'preview alert', entity.id, perMinute);
    const chosen = await channelsAmong(context, entity.id, rule.channelIds);
    const channels = chosen.map(({ name }) => name);
    const lengthMs = Math.max(hour, rule.overMinutes * 60_000);
    const end = Math.floor(Date.now() / hour) * hour;
    const whole = { from: new Date(end - days * 24 * hour - lengthMs), to: new Date(end) };
    const readings = await readReadings({
      measurements: settings.measurements.queriesFor(transaction),
      entityId: entity.id,
      channels,
      joinTimes: rule.metric === 'JOIN_TIME',
      steps: hoursOf({ from: weekBefore(whole).from, to: whole.to }),
    });
    const hourly = byHour(readings);
    const evaluated: Evaluated[] = [];
    for (let index = days * 24 - 1; index >= 0; index -= 1) {
      const to = new Date(end - index * hour);
      const range = { from: new Date(to.getTime() - lengthMs), to };
      const current = readingsIn(hourly, range);
      const earlier = readingsIn(hourly, weekBefore(range));
      evaluated.push({ range, ...evaluateRule(rule, { range, current, earlier, channels }) });
      // Other requests run between two hours, because an account can have many join times.
      await nextTurn();
    }
    return {
      incidents: incidentsOf(rule, evaluated),
      points: evaluated.map(({ range, value }) => ({ t: new Date(range.to.getTime() - hour), v: value })),
    };
  },
});
