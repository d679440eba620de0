import { act, createElement, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import renderings from 'virtual:server-rendered';
import '../theme/index.ts';
import { elementExemptions, serverExemptions } from './exemptions.ts';
import { exportedComponents, type ExportedComponent } from './exportedComponents.ts';
import { type Attributes, parts } from './parts.tsx';
import { listen, storyId, storyModules, type ShownStory, type StoryModule } from './renderStories.tsx';

let modules: StoryModule[] = [];
/** Components that applications can import; stories can also show helpers. */
let components: ExportedComponent[] = [];
const found = new Set<string>();

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  modules = await storyModules();
  components = await exportedComponents();
});

afterEach(() => {
  vi.useRealTimers();
});

const folderOf = (path: string) => path.slice(0, path.indexOf('/'));

/** Renders an element, inspects it, and removes it; returns React's warnings. */
async function visit(
  start: (container: HTMLElement) => Root,
  look: (container: HTMLElement) => void | Promise<void> = () => undefined,
): Promise<string[]> {
  const { complaints, stop } = listen();
  const container = document.body.appendChild(document.createElement('main'));
  try {
    let root: Root | undefined;
    await act(async () => {
      root = start(container);
    });
    await look(container);
    await act(async () => root?.unmount());
  } catch (error) {
    complaints.push(String(error));
  } finally {
    container.remove();
    stop();
  }
  return complaints;
}

function mount(node: ReactNode): (container: HTMLElement) => Root {
  return (container) => {
    const root = createRoot(container);
    root.render(node);
    return root;
  };
}

/** Without React's general advice: the difference is at the end. */
function shortened(problem: string): string {
  const [first = '', ...rest] = problem.split('\n');
  const differing = rest.filter((line) => /^\s*[+-] /u.test(line));
  return [first.slice(0, 240), ...differing.map((line) => line.trim().slice(0, 200)).slice(-6)].join(' | ');
}

/** Findings without an exemption. */
function withoutLeave(name: string, complaints: readonly string[]): string[] {
  if (complaints.length === 0) return [];
  found.add(name);
  return name in elementExemptions ? [] : complaints.map((complaint) => `${name}: ${shortened(complaint)}`);
}

interface ShownModule extends StoryModule {
  Default: ShownStory['Story'];
}

/** Runs a rule on the first story of each file; returns the failures without an exemption. */
async function problems(rule: string, check: (one: ShownModule) => Promise<string[]>): Promise<string[]> {
  const all: string[] = [];
  for (const module of modules) {
    const Default = module.stories.find(({ name }) => name === 'Default')?.Story;
    if (Default === undefined) continue;
    all.push(...withoutLeave(`${folderOf(module.path)}: ${rule}`, await check({ ...module, Default })));
  }
  return all;
}

test('finds the components', () => {
  expect(modules.length).toBeGreaterThan(20);
  expect(components.length).toBeGreaterThan(80);
});

test('every server-rendered story hydrates without a warning', async () => {
  const broken: string[] = [];
  for (const { path, stories } of modules) {
    for (const { name, Story } of stories) {
      const id = storyId(path, name);
      if (id in serverExemptions) continue;
      const complaints = await visit((container) => {
        container.innerHTML = renderings[id]?.html ?? '';
        return hydrateRoot(container, createElement(Story), {
          onRecoverableError: (error) => console.error(String(error)),
        });
      });
      broken.push(...withoutLeave(`${id}: hydrates`, complaints));
    }
  }
  expect(broken).toEqual([]);
});

test('every component mounts and unmounts twice in strict mode without a warning', async () => {
  const broken = await problems('strict mode', ({ Default }) =>
    visit(mount(createElement(StrictMode, null, createElement(Default)))),
  );
  expect(broken).toEqual([]);
});

test('no ID is duplicated', async () => {
  const broken = await problems('ids', async ({ path, Default }) => {
    let twice: string[] = [];
    // A page has whole-page components only once.
    const copies = components.some(({ folder }) => folder === folderOf(path)) ? [1, 2] : [1];
    // An overlay of the previous story can still be closing: each root counts its IDs from the start.
    const before = new Set(document.querySelectorAll('[id]'));
    await visit(mount(copies.map((key) => createElement(Default, { key }))), () => {
      const ids = [...document.querySelectorAll('[id]')].filter((one) => !before.has(one)).map(({ id }) => id);
      twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    return twice;
  });
  expect(broken).toEqual([]);
});

/** The component with its default story's arguments, or as part of another component. */
function rendered({ name, component }: ExportedComponent, attributes: Attributes): ReactNode {
  const part = parts[name];
  if (part !== undefined) return part(attributes);
  const story = modules.find((module) => module.component === component);
  return story?.component && createElement(story.component, { ...story.args, ...attributes });
}

test('ref and data attributes of every component reach the DOM', async () => {
  // A spinner appears after a delay.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const broken: string[] = [];
  for (const one of components) {
    let element: unknown;
    const ref = (given: unknown) => {
      element ??= given;
    };
    const missing: string[] = [];
    const rule = `${one.folder}: ${one.name}: ref and data`;
    const complaints = await visit(mount(rendered(one, { ref, 'data-testid': 'seen' })), async () => {
      act(() => void vi.advanceTimersByTime(5_000));
      // The code of an overlay can still be loading.
      const isThere = () => expect(element).toBeInstanceOf(Element);
      if (!(rule in elementExemptions)) await act(() => vi.waitFor(isThere, 10_000).catch(() => undefined));
      if (!(element instanceof Element)) missing.push('ref reaches no element');
      if (document.querySelector('[data-testid=seen]') === null) missing.push('data-testid reaches no element');
    });
    broken.push(...withoutLeave(rule, [...missing, ...complaints]));
  }
  expect(broken).toEqual([]);
});

test('id reaches the root of every component, or the labeled control of a field', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const broken: string[] = [];
  for (const one of components) {
    const rule = `${one.folder}: ${one.name}: ref and data`;
    if (rule in elementExemptions) continue;
    const misplaced: string[] = [];
    const complaints = await visit(mount(rendered(one, { id: 'given', 'data-testid': 'seen' })), async () => {
      act(() => void vi.advanceTimersByTime(5_000));
      const root = await act(() => vi.waitUntil(() => document.querySelector('[data-testid=seen]'), 10_000));
      const named = document.querySelector('#given');
      const isControl = document.querySelector('[for=given], #given-label') !== null;
      if (named === null || !(isControl || named === root))
        misplaced.push(`id is on ${named?.outerHTML.slice(0, 100)}`);
    });
    broken.push(...[...misplaced, ...complaints].map((problem) => `${one.folder}: ${one.name}: ${shortened(problem)}`));
  }
  expect(broken).toEqual([]);
});

const parents: Readonly<Record<string, Partial<CSSStyleDeclaration>>> = {
  form: { display: 'flex', flexDirection: 'column' },
  grid: { display: 'grid' },
};

test('a component that fits its content does so in a form and a grid', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const broken: string[] = [];
  for (const one of components) {
    const rule = `${one.folder}: ${one.name}: own width`;
    if (`${one.folder}: ${one.name}: ref and data` in elementExemptions) continue;
    const wide: string[] = [];
    await visit(mount(rendered(one, { ref: () => undefined, 'data-testid': 'seen' })), async (container) => {
      container.style.inlineSize = '1070px';
      act(() => void vi.advanceTimersByTime(5_000));
      const root = await act(() =>
        vi.waitUntil(() => container.ownerDocument.querySelector('[data-testid=seen]'), 10_000),
      );
      // Overlays and parts of another element are positioned by it.
      if (root?.parentElement !== container) return;
      const width = () => root.getBoundingClientRect().width;
      const own = width();
      if (own > 1000) return;
      for (const [name, style] of Object.entries(parents)) {
        Object.assign(container.style, style);
        if (width() > own + 1) wide.push(`${Math.round(own)} px, ${Math.round(width())} px in a ${name}`);
        container.style.display = 'block';
      }
    });
    broken.push(...withoutLeave(rule, wide));
  }
  expect(broken).toEqual([]);
});

test('each exemption is still needed', () => {
  const stale = Object.keys(elementExemptions).filter((name) => !found.has(name));
  expect(stale).toEqual([]);
});
