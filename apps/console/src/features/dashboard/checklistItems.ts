import type { ChecklistItem } from '@edge-console/ui/onboarding-checklist';
import { hasLevel } from '../../auth/access/access.ts';
import { accessTo } from '../../auth/access/useAccess.ts';
import { dashboardMessages } from './messages.ts';
import type { Checklist } from '../../shell/onboarding/checklist.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import type { dashboardQuery } from '../../shell/onboarding/dashboardQuery.ts';
import type { ResultOf } from '../../api/graphql.ts';

type Dashboard = ResultOf<typeof dashboardQuery>['viewer'];

const messages = dashboardMessages.started;

export type ChecklistInput = Pick<Dashboard, 'entity' | 'mfaAuthenticatedAt'> & {
  checklist: Checklist;
  hasReads: boolean;
  hasKey: boolean;
  /** Whether the user has a password, not a provider. */
  hasPassword: boolean;
};

type Act = { showReads: () => void; number: (count: number) => string };

/** The viewer's checklist, with what the data shows as done. Items without permission are left out. */
export function checklistItems(viewer: Viewer, input: ChecklistInput, { showReads, number }: Act): ChecklistItem[] {
  const { checklist, entity } = input;
  const has = (service: string) => viewer.entity?.services.some((one) => one === service) === true;
  const may = (group: string, service?: string) =>
    hasLevel(viewer, group, 'MANAGE') && (service === undefined || has(service));
  const userCount = entity?.usersCount ?? 0;
  const resources = entity?.activeResources ?? 0;
  const items: (ChecklistItem | false)[] = [
    may('st.users') && {
      id: 'addMember',
      title: messages.addMember.title,
      isDone: userCount > 1,
      text:
        userCount > 1 ? messages.addMember.done(number(userCount), viewer.entity?.name ?? '') : messages.addMember.text,
      ...(accessTo('inviteUser', viewer).allowed && {
        action: { label: messages.addMember.action, href: '/users/?drawer=invite' },
      }),
    },
    may('ei.keys', 'EDGE_INTELLIGENCE') && sdkItem(viewer, input),
    hasLevel(viewer, 'ei.analytics', 'READ') &&
      has('EDGE_INTELLIGENCE') && {
        id: 'visitAnalytics',
        title: messages.visitAnalytics.title,
        text: checklist.visitAnalytics ? messages.visitAnalytics.done : messages.visitAnalytics.text,
        action: { label: messages.visitAnalytics.action, href: '/edge-intelligence/analytics/' },
        isDone: checklist.visitAnalytics !== undefined,
        ...(checklist.visitAnalytics !== undefined && { doneAt: checklist.visitAnalytics }),
      },
    may('ed.resources', 'EDGE_DELIVERY') && {
      id: 'configureEdgeDelivery',
      title: messages.configureEdgeDelivery.title,
      isDone: resources > 0,
      text:
        resources > 0 ? messages.configureEdgeDelivery.done(number(resources)) : messages.configureEdgeDelivery.text,
      ...(accessTo('createResource', viewer).allowed && {
        action: { label: messages.configureEdgeDelivery.action, href: '/edge-delivery/?drawer=create' },
      }),
    },
    input.hasReads && {
      id: 'recommendedArticles',
      title: messages.recommendedArticles.title,
      text: checklist.recommendedArticles ? messages.recommendedArticles.done : messages.recommendedArticles.text,
      action: { label: messages.recommendedArticles.action, onPress: showReads },
      isDone: checklist.recommendedArticles !== undefined,
      ...(checklist.recommendedArticles !== undefined && { doneAt: checklist.recommendedArticles }),
    },
    // While acting, it would be the actor's own.
    input.hasPassword &&
      !viewer.acting && {
        id: 'enableMfa',
        title: messages.enableMfa.title,
        text: input.mfaAuthenticatedAt === null ? messages.enableMfa.text : messages.enableMfa.done,
        action: { label: messages.enableMfa.action, href: '/my-account?drawer=authenticator' },
        isDone: input.mfaAuthenticatedAt !== null,
      },
  ];
  return items.filter((item) => item !== false);
}

/** Completed by player data; the user can also mark it as done. */
function sdkItem(viewer: Viewer, { checklist, entity, hasKey }: ChecklistInput): ChecklistItem {
  const hasPlayerData = entity?.hasPlayerData === true;
  const { title, text, done, marked, action, open } = messages.sdkIntegration;
  const markedAt = checklist.sdkIntegration;
  const isMarked = markedAt !== undefined;
  return {
    id: 'sdkIntegration',
    title,
    isDone: hasPlayerData || isMarked,
    text: hasPlayerData ? done : isMarked ? marked : text,
    canMark: !hasPlayerData && !viewer.acting,
    ...(isMarked && !hasPlayerData && { doneAt: markedAt }),
    ...(hasKey
      ? { action: { label: open, href: '/apis/?tab=apiKeys' } }
      : accessTo('createApiKey', viewer).allowed && {
          action: { label: action, href: '/apis/?tab=apiKeys&drawer=create' },
        }),
  };
}
