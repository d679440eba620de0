import { composeStories } from '@storybook/react-vite';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A story of a file. */
export interface ShownStory {
  /** Export name: `Default`. */
  name: string;
  Story: ComponentType<object>;
}

/** The stories of a file. */
export interface StoryModule {
  /** `button/Button.stories.tsx` */
  path: string;
  /** All stories except the playground, which repeats `Default`. */
  stories: ShownStory[];
  /** The component and the arguments of its `Default` story. */
  component?: ComponentType<object> | undefined;
  args?: object | undefined;
}

type ComposedStory = ComponentType<object> & { args?: object; tags: string[] };

interface LoadedFile {
  default: { component?: ComponentType<object> };
}

const files = import.meta.glob<LoadedFile>('../*/*.stories.tsx');

/** A story file that cannot be loaded is a finding for its folder and does not stop the loop. */
async function load(path: string, file: () => Promise<LoadedFile>): Promise<StoryModule> {
  try {
    const loaded = await file();
    const composed: Partial<Record<string, ComposedStory>> = composeStories(loaded);
    const stories = Object.entries(composed).flatMap(([name, Story]) =>
      Story === undefined || Story.tags.includes('playground') ? [] : [{ name, Story }],
    );
    return { path, stories, component: loaded.default.component, args: composed['Default']?.args };
  } catch (error) {
    const Broken = () => {
      throw error;
    };
    return { path, stories: [{ name: 'Default', Story: Broken }] };
  }
}

export async function storyModules(): Promise<StoryModule[]> {
  return Promise.all(Object.entries(files).map(([path, file]) => load(path.replace('../', ''), file)));
}

/** ID in findings and exemptions: `button/Button: Loading`. */
export function storyId(path: string, name: string): string {
  return `${path.replace('.stories.tsx', '')}: ${name}`;
}

export interface ServerRendering {
  html: string;
  /** React's warnings. */
  complaints: string[];
}

/** Records console errors and warnings. */
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

/** Yields to the event loop, since the dev server also has other requests to answer. */
const nextTurn = () => new Promise((done) => setTimeout(done));

/** Server-rendered HTML of each story, by `storyId`. */
export async function renderStories(): Promise<Record<string, ServerRendering>> {
  const renderings: Record<string, ServerRendering> = {};
  for (const { path, stories } of await storyModules()) {
    for (const { name, Story } of stories) {
      const { complaints, stop } = listen();
      let html = '';
      try {
        html = renderToString(createElement(Story));
      } catch (error) {
        complaints.push(String(error));
      }
      stop();
      await nextTurn();
      renderings[storyId(path, name)] = { html, complaints };
    }
  }
  return renderings;
}
