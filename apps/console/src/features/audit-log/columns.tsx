import { accessTo } from '../../auth/access/useAccess.ts';
import { loadAccounts } from '../../records/account/loadAccounts.ts';
import { DrawerLink } from '../../router/drawer/DrawerLink.tsx';
import type { ListColumn } from '../../records/list/listColumn.ts';
import { AuditTarget } from '../../records/audit-log/AuditTarget.tsx';
import { ObjectLink } from '../../router/ObjectLink.tsx';
import { auditMessages } from '../../records/audit-log/messages.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { auditActionOptions, auditActionText } from '../../records/audit-log/auditActionText.ts';
import { AuditActor, AuditTime, AuditOutcome } from './AuditCells.tsx';
import { auditChangesText } from './auditChanges.ts';
import type { ListedAuditEvent } from './queries.ts';

const { columns: messages, outcomes, outcomeKeywords, targetTypes, yes, no } = auditMessages;

/** A customer sees the log of a single account. */
const canSeeAccounts = (viewer: Viewer) => accessTo('entities', viewer).allowed;
const always = () => true;

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Column IDs are the API's sort and filter fields. The actor and target columns share the remaining width. */
export const columns: readonly ListColumn<ListedAuditEvent>[] = [
  {
    id: 'at',
    header: messages.at,
    isSortable: true,
    firstDirection: 'descending',
    filter: { type: 'date' },
    isMuted: true,
    width: 176,
    minWidth: 176,
    isTruncatable: false,
    card: 'start',
    exportValue: ({ at }) => new Date(at),
    cell: ({ at }) => <AuditTime at={at} />,
  },
  {
    id: 'action',
    header: messages.action,
    isRowHeader: true,
    isHideable: false,
    filter: { type: 'choice', options: auditActionOptions },
    width: 216,
    minWidth: 170,
    exportValue: auditActionText,
    cell: (event) => (
      <DrawerLink name="event" id={event.id}>
        {auditActionText(event)}
      </DrawerLink>
    ),
  },
  {
    id: 'targetName',
    header: messages.target,
    isSortable: true,
    filter: { type: 'text' },
    minWidth: 140,
    card: 'subtitle',
    exportValue: ({ targetName }) => targetName,
    cell: (event) =>
      event.targetName !== null && (
        <span title={event.targetName}>
          <AuditTarget event={event} />
        </span>
      ),
  },
  {
    id: 'targetType',
    header: messages.targetType,
    isHidden: always,
    isSortable: true,
    filter: { type: 'choice', options: options(targetTypes) },
    isMuted: true,
    width: 120,
    card: 'none',
    exportValue: ({ targetType }) => targetTypes[targetType] ?? targetType,
    cell: ({ targetType }) => targetTypes[targetType] ?? targetType,
  },
  {
    id: 'actor',
    header: messages.actor,
    isSortable: true,
    filter: { type: 'text' },
    skeleton: 'long',
    minWidth: 220,
    exportValue: ({ actor }) => actor,
    cell: (event) => <AuditActor {...event} />,
  },
  {
    id: 'acting',
    header: messages.acting,
    // The actor column already shows it; this one is for the export and for users who want it separately.
    isHidden: always,
    filter: { type: 'choice', label: auditMessages.actingFilter, options: options({ true: yes, false: no }) },
    isMuted: true,
    width: 200,
    card: 'none',
    exportValue: ({ effectiveUser }) => effectiveUser,
    cell: ({ effectiveUser }) => effectiveUser,
  },
  {
    id: 'entity',
    header: messages.account,
    filter: {
      type: 'choice',
      options: [],
      loadOptions: async (client, text, signal) =>
        (await loadAccounts(client, text, signal)).map(({ id, name }) => ({ value: id, label: name })),
    },
    isFor: canSeeAccounts,
    optionOf: ({ entity }) => (entity ? { value: entity.id, label: entity.name } : undefined),
    width: 132,
    minWidth: 100,
    exportValue: ({ entity }) => entity?.name ?? null,
    cell: ({ entity }) =>
      entity && (
        <span title={entity.name}>
          <ObjectLink type="Entity" id={entity.id} tone="inherit">
            {entity.name}
          </ObjectLink>
        </span>
      ),
  },
  {
    id: 'ip',
    header: messages.ip,
    isHidden: always,
    isMuted: true,
    width: 132,
    card: 'none',
    exportValue: ({ ip }) => ip,
    cell: ({ ip }) => ip,
  },
  {
    id: 'diff',
    header: messages.changes,
    isHidden: always,
    isMuted: true,
    width: 260,
    card: 'none',
    exportValue: ({ diff }) => auditChangesText(diff),
    cell: ({ diff }) => <span title={auditChangesText(diff)}>{auditChangesText(diff)}</span>,
  },
  {
    id: 'outcome',
    header: messages.outcome,
    filter: {
      type: 'choice',
      options: options(outcomes).map((option) => ({ ...option, keywords: outcomeKeywords[option.value] })),
    },
    width: 104,
    minWidth: 100,
    card: 'status',
    exportValue: ({ outcome }) => outcomes[outcome],
    cell: ({ outcome }) => <AuditOutcome outcome={outcome} />,
  },
];
