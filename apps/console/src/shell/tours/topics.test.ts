import { expect, it } from 'vitest';
import { toursMessages } from './messages.ts';
import { findRoute } from '../../router/findRoute.ts';
import { anchors } from './anchors.ts';
import { stepsOf, topicAt, topicNames, versions } from './topics.ts';

it('every topic has a text for each target, and a version', () => {
  for (const topic of topicNames) {
    expect([topic, stepsOf(topic).length]).toEqual([topic, toursMessages.topics[topic].length]);
    expect(versions[topic]).toBeGreaterThan(0);
  }
});

it('a page has the topic of its path', () => {
  expect(topicAt('/dashboard/')).toBe('dashboard');
  expect(topicAt('/audit')).toBeUndefined();
  for (const path of ['/dashboard/', '/apis/', '/users/', '/roles', '/edge-delivery/', '/my-account'])
    expect(findRoute(path)?.path).toBe(path);
});

it('a page’s tour starts with its own content, so no tip appears on a 404', () => {
  const own = Object.values(anchors).map(({ target }) => target);
  const first = topicNames.filter((topic) => topic !== 'navigation').map((topic) => stepsOf(topic)[0]?.target ?? '');
  expect(first.filter((target) => !own.some((anchor) => target.startsWith(anchor)))).toEqual([]);
});
