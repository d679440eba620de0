import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { withoutTransitions, vars } from '@edge-console/ui/theme';
import { showBrand } from './brands.ts';

type Channel = ReturnType<typeof addons.getChannel>;

interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** The toolbar's settings. */
export interface StoryGlobals {
  mode: string;
  brand: string;
  density: string;
  direction: string;
  motion: string;
}

/** Test runs have one project per theme (vitest.config.ts); in the browser, the toolbar sets it. */
const testedMode: string | undefined = import.meta.env['VITE_STORYBOOK_MODE'];
export const isTestRun = testedMode !== undefined;
/** If each story runs once, axe checks both. */
export const checksBothModes = testedMode === 'light';

const own: StoryGlobals = {
  mode: testedMode ?? 'light',
  brand: 'default',
  density: 'comfortable',
  direction: 'ltr',
  motion: 'full',
};

/** The globals of the docs page around a story frame, which has no toolbar. */
function inherited(): Record<string, unknown> {
  if (!window.frameElement?.id.startsWith('iframe--')) return {};
  return latestOf((window.parent as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__) ?? {};
}

export const defaults = toStoryGlobals(inherited());

export function toStoryGlobals(globals: Readonly<Record<string, unknown>>): StoryGlobals {
  const chosen = Object.keys(own).map((name) => [name, globals[name]]);
  const isChosen = ([, value]: unknown[]) => typeof value === 'string';
  return { ...own, ...Object.fromEntries(chosen.filter(isChosen)) };
}

/** Sets the same document attributes as the application at startup. */
export function applyGlobals(chosen: StoryGlobals): void {
  withoutTransitions(() => show(chosen));
}

function show({ mode, brand, density, direction, motion }: StoryGlobals): void {
  const page = document.documentElement;
  page.lang = 'en';
  page.dir = direction;
  page.dataset['mode'] = mode === 'sideBySide' ? 'light' : mode;
  page.dataset['density'] = density;
  if (motion === 'reduced') page.dataset['motion'] = 'reduce';
  else delete page.dataset['motion'];
  showBrand(brand);
  // Components are placed on the page sheet, not on the frame around it.
  document.body.style.background = vars.color.bg.surface;
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The theme currently shown. */
export function useShownMode(mode: string): 'light' | 'dark' {
  const isSystemDark = useSyncExternalStore(
    (notify) => {
      const query = dark();
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => dark().matches,
  );
  if (mode === 'system') return isSystemDark ? 'dark' : 'light';
  return mode === 'dark' ? 'dark' : 'light';
}

const events = ['setGlobals', 'globalsUpdated'] as const;

interface GlobalsEvent {
  globals: Record<string, unknown>;
}

function latestOf(channel: Channel | undefined): Record<string, unknown> | undefined {
  const updated = channel?.last('globalsUpdated') ?? channel?.last('setGlobals');
  return (updated as GlobalsEvent[] | undefined)?.[0]?.globals;
}

let latest: Record<string, unknown> = {};

function readLatest(): Record<string, unknown> {
  latest = latestOf(addons.getChannel()) ?? latest;
  return latest;
}

/** The channels of stories that a page shows in frames. */
export function channelsWithin(part: ParentNode | null): Channel[] {
  return [...(part?.querySelectorAll('iframe') ?? [])].flatMap((inner) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (inner.contentWindow ?? {}) as PreviewWindow;
    return channel ? [channel] : [];
  });
}

/** The toolbar's settings, for docs pages; stories get theirs from Storybook. */
export function useStoryGlobals(): StoryGlobals {
  const globals = useSyncExternalStore((notify) => {
    const channel = addons.getChannel();
    for (const event of events) channel.on(event, notify);
    return () => {
      for (const event of events) channel.off(event, notify);
    };
  }, readLatest);
  return toStoryGlobals(globals);
}
