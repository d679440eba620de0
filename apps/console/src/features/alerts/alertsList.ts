import { Plus } from '@edge-console/ui/icon';
import { graphql } from '../../api/graphql.ts';
import { defineList } from '../../records/list/defineList.ts';
import { columns } from './columns.tsx';
import { alertsMessages } from './messages.ts';
import { alertCountsQuery, alertRulesQuery } from './queries.ts';
import { rowActions } from './rowActions.ts';

const alertRulesCountQuery = graphql(`
  query AlertRulesCount {
    alertRules(list: { first: 1 }) {
      totalCount
    }
  }
`);

const { description, create, ...messages } = alertsMessages;

export const alertsList = defineList({
  resource: 'alertRules',
  query: alertRulesQuery,
  countQuery: alertRulesCountQuery,
  refetchQueries: [alertCountsQuery],
  rowLabel: ({ name }) => name,
  columns,
  defaultSort: { column: 'state', direction: 'ascending' },
  createAction: { id: 'create', label: create, icon: Plus, drawer: 'create' },
  rowActions,
  drawers: {
    details: { operation: 'alertRules', load: async () => (await import('./DetailsDrawer.tsx')).DetailsDrawer },
    create: { operation: 'createAlertRule', load: async () => (await import('./RuleDrawers.tsx')).CreateRuleDrawer },
    edit: { operation: 'updateAlertRule', load: async () => (await import('./RuleDrawers.tsx')).EditRuleDrawer },
    mute: { operation: 'muteAlertRule', load: async () => (await import('./MuteDrawer.tsx')).MuteDrawer },
    test: { operation: 'sendAlertTest', load: async () => (await import('./WebhookDialogs.tsx')).TestDialog },
    rotate: {
      operation: 'rotateAlertWebhookSecret',
      load: async () => (await import('./WebhookDialogs.tsx')).RotateSecretDialog,
    },
  },
  messages: { ...messages, description: () => description },
});
