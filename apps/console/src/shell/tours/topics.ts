import type { TourStep } from '@edge-console/tour';
import { toursMessages } from './messages.ts';
import { anchors } from './anchors.ts';

/** Within the screen: a 404 or permission page also has a heading. */
const heading = `${anchors.heading.target} h1`;
/** The header row, because a full list leaves no space for the tip. */
const rows = `${anchors.list.target} thead`;

/** The targets of each topic, on its path or on any page. `messages.ts` has one text per target, in this order. */
const topicTargets = {
  navigation: {
    path: null,
    targets: [
      'nav[data-place] > ul',
      'nav[data-place] [aria-keyshortcuts]',
      'header > div:last-child [aria-haspopup="menu"]',
      'nav[data-place] > ul:last-of-type [aria-haspopup="menu"]',
    ],
  },
  dashboard: {
    path: '/dashboard/',
    targets: [anchors.started.target, anchors.reads.target, anchors.tokens.target],
  },
  analytics: {
    path: '/edge-intelligence/analytics/',
    targets: [anchors.span.target, anchors.figures.target, anchors.channels.target],
  },
  apis: { path: '/apis/', targets: [anchors.create.target, rows] },
  users: { path: '/users/', targets: [anchors.create.target, 'main search', rows] },
  roles: { path: '/roles', targets: [anchors.create.target, rows] },
  edgeDelivery: { path: '/edge-delivery/', targets: [anchors.create.target, rows] },
  parameters: { path: '/edge-intelligence/parameters', targets: [heading] },
  identity: { path: '/reseller-settings', targets: [heading] },
  domain: { path: '/domain/', targets: [heading] },
  myAccount: {
    path: '/my-account',
    targets: [heading, anchors.secondFactor.target, anchors.sessions.target],
  },
} as const satisfies Record<string, { path: string | null; targets: readonly string[] }>;

export type Topic = keyof typeof topicTargets;

/** Increment a version to show a changed topic again. */
export const versions: Readonly<Record<Topic, number>> = {
  navigation: 1,
  dashboard: 1,
  analytics: 1,
  apis: 1,
  users: 1,
  roles: 1,
  edgeDelivery: 1,
  parameters: 1,
  identity: 1,
  domain: 1,
  myAccount: 1,
};

// Object.keys does not return the key type.
export const topicNames = Object.keys(topicTargets) as Topic[];

/** The page's topic, besides that of the menus. */
export const topicAt = (path: string): Topic | undefined =>
  topicNames.find((topic) => topicTargets[topic].path === path);

export function stepsOf(topic: Topic): readonly (TourStep & { target: string })[] {
  return topicTargets[topic].targets.flatMap((target, index) => {
    const texts = toursMessages.topics[topic][index];
    if (!texts) return [];
    const placement = target.startsWith('nav') ? 'end' : 'bottom';
    return [{ target, header: { title: texts.title }, content: texts.text, duration: 400, offset: 80, placement }];
  });
}
