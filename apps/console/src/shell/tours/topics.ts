import type { TourStep } from '@edge-console/tour';
import { toursMessages } from './messages.ts';
import { anchors } from './anchors.ts';

/** Of a page that is shown: what stands in its place (404, no permission) has a heading, too, and no tip. */
const heading = `${anchors.heading.target} h1`;
/** Above the rows: as a whole a list leaves the tip no room. */
const rows = `${anchors.list.target} thead`;

/** What each topic points at: on the page of its path, or of any page. Its words are in the catalogue, one for each target, in this order. */
const places = {
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

export type Topic = keyof typeof places;

/** A topic that tells something else than before is new to everybody: with the next number. */
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

// The keys of an object are known; Object.keys does not say so.
export const topicNames = Object.keys(places) as Topic[];

/** The topic of a page; every page has that of the menus as well. */
export const topicAt = (path: string): Topic | undefined => topicNames.find((topic) => places[topic].path === path);

export function stepsOf(topic: Topic): readonly (TourStep & { target: string })[] {
  return places[topic].targets.flatMap((target, index) => {
    const words = toursMessages.topics[topic][index];
    if (!words) return [];
    const placement = target.startsWith('nav') ? 'end' : 'bottom';
    return [{ target, header: { title: words.title }, content: words.text, duration: 400, offset: 80, placement }];
  });
}
