import {
  BellOff,
  BellRing,
  CircleCheck,
  CircleSlash,
  Eye,
  Pencil,
  RotateCw,
  Trash,
  Webhook,
} from '@edge-console/ui/icon';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { rowCall, type RowActions } from '../../records/list/rowAction.ts';
import { alertsMessages } from './messages.ts';
import type { ListedAlertRule } from './queries.ts';
import { isMuted } from './ruleText.ts';

const setAlertRuleEnabledMutation = graphql(
  `
    mutation SetAlertRuleEnabled($id: ID!, $enabled: Boolean!) {
      setAlertRuleEnabled(id: $id, enabled: $enabled) {
        alertRule {
          id
          enabled
          state
          since
          value
          evaluatedAt
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

export const muteAlertRuleMutation = graphql(
  `
    mutation MuteAlertRule($id: ID!, $until: DateTime) {
      muteAlertRule(id: $id, until: $until) {
        alertRule {
          id
          mutedUntil
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const deleteAlertRuleMutation = graphql(
  `
    mutation DeleteAlertRule($id: ID!) {
      deleteAlertRule(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { actions: messages, enabling, disabling, deleting, unmuting } = alertsMessages;

const setEnabled = (enabled: boolean) =>
  rowCall(setAlertRuleEnabledMutation, ({ id }: ListedAlertRule) => ({ id, enabled }));

const noWebhook = ({ webhookUrl }: ListedAlertRule) => (webhookUrl === null ? messages.noWebhook : undefined);

export const rowActions: RowActions<ListedAlertRule> = [
  { id: 'details', label: messages.details, icon: Eye, operation: 'alertRules', drawer: 'details' },
  { id: 'edit', label: messages.edit, icon: Pencil, operation: 'updateAlertRule', drawer: 'edit' },
  'separator',
  {
    id: 'mute',
    label: messages.mute,
    icon: BellOff,
    operation: 'muteAlertRule',
    isShown: (rule) => !isMuted(rule),
    drawer: 'mute',
  },
  {
    id: 'unmute',
    label: messages.unmute,
    icon: BellRing,
    operation: 'muteAlertRule',
    isShown: (rule) => isMuted(rule),
    mutation: {
      call: rowCall(muteAlertRuleMutation, ({ id }: ListedAlertRule) => ({ id, until: null })),
      done: ({ name }) => unmuting.done(name),
      failed: ({ name }) => unmuting.failed(name),
    },
  },
  {
    id: 'disable',
    label: messages.disable,
    icon: CircleSlash,
    operation: 'setAlertRuleEnabled',
    isShown: ({ enabled }) => enabled,
    mutation: {
      call: setEnabled(false),
      done: ({ name }) => disabling.done(name),
      failed: ({ name }) => disabling.failed(name),
      confirm: {
        title: ({ name }) => disabling.title(name),
        text: () => disabling.text,
        label: disabling.confirm,
        tone: 'danger',
      },
      undo: 'enable',
    },
  },
  {
    id: 'enable',
    label: messages.enable,
    icon: CircleCheck,
    operation: 'setAlertRuleEnabled',
    isShown: ({ enabled }) => !enabled,
    mutation: {
      call: setEnabled(true),
      done: ({ name }) => enabling.done(name),
      failed: ({ name }) => enabling.failed(name),
    },
  },
  'separator',
  {
    id: 'test',
    label: messages.test,
    icon: Webhook,
    operation: 'sendAlertTest',
    disabledReason: noWebhook,
    drawer: 'test',
  },
  {
    id: 'rotate',
    label: messages.rotate,
    icon: RotateCw,
    operation: 'rotateAlertWebhookSecret',
    disabledReason: noWebhook,
    drawer: 'rotate',
  },
  'separator',
  {
    id: 'delete',
    label: messages.delete,
    icon: Trash,
    tone: 'danger',
    operation: 'deleteAlertRule',
    mutation: {
      call: rowCall(deleteAlertRuleMutation, ({ id }: ListedAlertRule) => ({ id })),
      done: ({ name }) => deleting.done(name),
      failed: ({ name }) => deleting.failed(name),
      confirm: {
        title: ({ name }) => deleting.title(name),
        text: () => deleting.text,
        label: deleting.confirm,
        tone: 'danger',
      },
    },
  },
];
