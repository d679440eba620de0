import { createElement, type ReactNode } from 'react';
import { addons } from 'storybook/manager-api';
import type { API_HashEntry } from 'storybook/internal/types';
import { sentenceCase } from './sentenceCase.ts';
import { themes } from './theme.ts';
import './manager.css';

/** Only unusual statuses are marked; "ready" everywhere would say nothing. */
const marks: Readonly<Record<string, string>> = {
  draft: 'Draft',
  deprecated: 'Deprecated',
  board: 'Board',
  playground: 'Try',
};

function markOf(entry: API_HashEntry): string | undefined {
  const tags: readonly string[] = 'tags' in entry ? (entry.tags ?? []) : [];
  const own = entry.type === 'story' ? ['board', 'playground'] : ['deprecated', 'draft'];
  return entry.type === 'component' || entry.type === 'story' ? own.find((tag) => tags.includes(tag)) : undefined;
}

// Without JSX, because Storybook builds this file with another transform.
function label(entry: API_HashEntry): ReactNode {
  const mark = markOf(entry);
  const name = entry.type === 'story' ? sentenceCase(entry.name) : entry.name;
  if (mark === undefined) return name;
  const badge = createElement('span', { className: `ec-mark ec-mark-${mark}` }, marks[mark]);
  return createElement('span', { className: 'ec-label' }, name, badge);
}

addons.setConfig({
  theme: themes.light,
  // Tests are collapsed by default.
  sidebar: { showRoots: true, collapsedRoots: ['tests'], renderLabel: label },
});

addons.register('edge-console/mode', (api) => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const mode: unknown = api.getGlobals()?.['mode'];
    const isDark = mode === 'dark' || (mode === 'system' && dark.matches);
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
    api.setOptions({ theme: isDark ? themes.dark : themes.light });
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
  dark.addEventListener('change', follow);
});
