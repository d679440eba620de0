import { ListScreen } from '../../records/list/ListScreen.tsx';
import { defineList } from '../../records/list/defineList.ts';
import { auditMessages } from '../../records/audit-log/messages.ts';
import { auditActionText } from '../../records/audit-log/auditActionText.ts';
import { columns } from './columns.tsx';
import { auditEventsQuery } from './queries.ts';
import { graphql } from '../../api/graphql.ts';

const auditEventsCountQuery = graphql(`
  query AuditEventsCount {
    auditEvents(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { description, ...listMessages } = auditMessages;

export const auditList = defineList({
  resource: 'auditEvents',
  query: auditEventsQuery,
  countQuery: auditEventsCountQuery,
  rowLabel: (event) => `${auditActionText(event)}, ${event.targetName ?? event.actor}`,
  columns,
  defaultSort: { column: 'at', direction: 'descending' },
  drawers: {
    event: {
      operation: 'auditEvents',
      load: async () => (await import('./AuditEventDrawer.tsx')).AuditEventDrawer,
    },
  },
  messages: {
    ...listMessages,
    description: ({ entity }) => description[entity?.type ?? 'CUSTOMER'](entity?.name ?? ''),
  },
});

export const AuditScreen = () => <ListScreen list={auditList} />;
