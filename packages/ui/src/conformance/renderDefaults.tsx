import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A component as its story `Default` shows it. */
export interface ShownComponent {
  /** `button/Button.stories.tsx` */
  path: string;
  Default: ComponentType<object>;
  /** The component itself, and what the story gives it. */
  component?: ComponentType<object> | undefined;
  args?: object | undefined;
}

type ComposedStory = ComponentType<object> & { args?: object };

interface StoryModule {
  default: { component?: ComponentType<object> };
}

const files = import.meta.glob<StoryModule>('../*/*.stories.tsx');

/** A story file that cannot be loaded is a finding of its folder, not the end of the loop. */
async function load(path: string, module: () => Promise<StoryModule>): Promise<ShownComponent[]> {
  try {
    const loaded = await module();
    const { Default } = composeStories(loaded) as Partial<Record<string, ComposedStory>>;
    if (Default === undefined) return [];
    return [{ path, Default, component: loaded.default.component, args: Default.args }];
  } catch (error) {
    const Broken = () => {
      throw error;
    };
    return [{ path, Default: Broken }];
  }
}

/** What each story file shows first. */
export async function shownComponents(): Promise<ShownComponent[]> {
  const shown = await Promise.all(Object.entries(files).map(([path, module]) => load(path.replace('../', ''), module)));
  return shown.flat();
}

export interface ServerRendering {
  html: string;
  /** What React said meanwhile. */
  complaints: string[];
}

/** Listens to the console while something runs. */
export function listen(): { complaints: string[]; stop: () => void } {
  const complaints: string[] = [];
  const { error, warn } = console;
  const hear = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  console.error = hear;
  console.warn = hear;
  return {
    complaints,
    stop: () => {
      console.error = error;
      console.warn = warn;
    },
  };
}

/** What a server sends for each component. */
export async function renderDefaults(): Promise<Record<string, ServerRendering>> {
  const renderings: Record<string, ServerRendering> = {};
  for (const { path, Default } of await shownComponents()) {
    const { complaints, stop } = listen();
    let html = '';
    try {
      html = renderToString(createElement(Default));
    } catch (error) {
      complaints.push(String(error));
    }
    stop();
    renderings[path] = { html, complaints };
  }
  return renderings;
}
