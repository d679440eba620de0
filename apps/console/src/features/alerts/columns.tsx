import { alertMetrics } from '@edge-console/domain';
import { DateText, RelativeTime } from '@edge-console/ui/date-time';
import { channelsQuery } from '../../records/analytics/queries.ts';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import * as styles from './Alerts.css.ts';
import { alertsMessages as messages } from './messages.ts';
import type { ListedAlertRule } from './queries.ts';
import { RuleStateText } from './RuleStateText.tsx';
import { channelsText, conditionText, isMuted, stateOf } from './ruleText.ts';

const states = ['FIRING', 'NO_DATA', 'OK'] as const;
const yesNo = Object.entries(messages.yesNo).map(([value, label]) => ({ value, label }));

/** Column IDs are the API's sort and filter fields. */
export const columns: readonly ListColumn<ListedAlertRule>[] = [
  {
    id: 'name',
    header: messages.columns.name,
    isRowHeader: true,
    isTwoLine: true,
    isHideable: false,
    isSortable: true,
    filter: { type: 'text' },
    minWidth: 220,
    exportAs: [
      { id: 'name', header: messages.columns.name, cell: ({ name }) => name },
      { id: 'condition', header: messages.form.condition, cell: conditionText },
    ],
    cell: (rule) => (
      <span className={styles.twoLines}>
        <DrawerLink name="details" id={rule.id}>
          {rule.name}
        </DrawerLink>
        <small className={styles.rowDetail} title={conditionText(rule)}>
          {conditionText(rule)}
        </small>
      </span>
    ),
  },
  {
    id: 'state',
    header: messages.columns.state,
    isSortable: true,
    filter: { type: 'choice', options: states.map((value) => ({ value, label: messages.states[value] })) },
    width: 220,
    minWidth: 190,
    card: 'status',
    exportValue: (rule) => stateOf(rule).label,
    cell: (rule) => <RuleStateText rule={rule} isInRow />,
  },
  {
    id: 'channel',
    header: messages.columns.channels,
    filter: {
      type: 'choice',
      label: messages.fields.channel,
      options: [],
      loadOptions: async (client, text, signal) => {
        const result = await client.request(channelsQuery, { in: { span: 'LAST_7_D' } }, { signal });
        if (!result.ok) throw result.error;
        return result.value.eiChannels
          .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
          .map(({ id, name }) => ({ value: id, label: name }));
      },
    },
    optionOf: ({ channels: [first] }) => first && { value: first.id, label: first.name },
    isMuted: true,
    width: 160,
    minWidth: 130,
    card: 'subtitle',
    exportValue: ({ channels }) => channels.map(({ name }) => name).join(', ') || messages.allChannels,
    cell: (rule) => (
      <span className={styles.channels} title={rule.channels.map(({ name }) => name).join(', ')}>
        <span className={styles.cardCondition}>{conditionText(rule)}</span>
        <span className={styles.channelNames}>{channelsText(rule)}</span>
      </span>
    ),
  },
  {
    id: 'lastFiredAt',
    header: messages.columns.lastFired,
    isSortable: true,
    isMuted: true,
    width: 130,
    minWidth: 116,
    card: 'end',
    cardLabel: messages.columns.lastFired,
    exportValue: ({ lastFiredAt }) => (lastFiredAt === null ? null : new Date(lastFiredAt)),
    cell: ({ lastFiredAt }) => <RelativeTime value={lastFiredAt} />,
  },
  {
    id: 'metric',
    header: messages.columns.metric,
    isHidden: () => true,
    filter: { type: 'choice', options: alertMetrics.map((value) => ({ value, label: messages.metrics[value] })) },
    isMuted: true,
    width: 150,
    card: 'none',
    exportValue: ({ metric }) => messages.metrics[metric],
    cell: ({ metric }) => messages.metrics[metric],
  },
  {
    id: 'muted',
    header: messages.columns.mutedUntil,
    isHidden: () => true,
    filter: { type: 'choice', label: messages.fields.muted, options: yesNo },
    isMuted: true,
    width: 130,
    card: 'none',
    exportValue: (rule) => (rule.mutedUntil !== null && isMuted(rule) ? new Date(rule.mutedUntil) : null),
    cell: (rule) => rule.mutedUntil !== null && isMuted(rule) && <DateText value={rule.mutedUntil} />,
  },
  {
    id: 'enabled',
    header: messages.columns.enabled,
    isHidden: () => true,
    filter: { type: 'choice', options: yesNo },
    isMuted: true,
    width: 110,
    card: 'none',
    exportValue: ({ enabled }) => messages.yesNo[enabled ? 'true' : 'false'],
    cell: ({ enabled }) => messages.yesNo[enabled ? 'true' : 'false'],
  },
];
