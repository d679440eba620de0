import { act, createElement, createRef, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import renderings from 'virtual:server-rendered';
import '../theme/index.ts';
import { elementExemptions } from './exemptions.ts';
import { listen, shownComponents, type ShownComponent } from './renderDefaults.tsx';

let shown: ShownComponent[] = [];
/** What applications can import: stories may show something made for them. */
let exported = new Set<unknown>();
const found = new Set<string>();

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  shown = await shownComponents();
  const entries = await Promise.all(Object.values(entryFiles).map((load) => load()));
  exported = new Set(entries.flatMap((entry) => Object.values(entry)));
}, 120_000);

const entryFiles = import.meta.glob<Record<string, unknown>>('../*/index.ts');

const folderOf = (path: string) => path.slice(0, path.indexOf('/'));

/** Puts something on the page, looks at it, and takes it away again; tells what React said meanwhile. */
async function visit(
  start: (container: HTMLElement) => Root,
  look: (container: HTMLElement) => void = () => undefined,
): Promise<string[]> {
  const { complaints, stop } = listen();
  const container = document.body.appendChild(document.createElement('main'));
  try {
    let root: Root | undefined;
    await act(async () => {
      root = start(container);
    });
    look(container);
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

/** React's general advice left out: what differs stands at the end. */
function shortened(problem: string): string {
  const [first = '', ...rest] = problem.split('\n');
  const differing = rest.filter((line) => /^\s*[+-] /u.test(line));
  return [first.slice(0, 240), ...differing.map((line) => line.trim().slice(0, 200)).slice(-6)].join(' | ');
}

/** Runs a rule over all components, and tells which break it without leave. */
async function problems(rule: string, check: (one: ShownComponent) => Promise<string[]>): Promise<string[]> {
  const all: string[] = [];
  for (const one of shown) {
    for (const problem of await check(one)) {
      const name = `${folderOf(one.path)}: ${rule}`;
      found.add(name);
      if (!(name in elementExemptions)) all.push(`${name}: ${shortened(problem)}`);
    }
  }
  return all;
}

test('finds the components', () => {
  expect(shown.length).toBeGreaterThan(20);
});

test('the browser takes over what the server has rendered, without a complaint', async () => {
  const broken = await problems('hydrates', ({ path, Default }) =>
    visit((container) => {
      container.innerHTML = renderings[path]?.html ?? '';
      return hydrateRoot(container, createElement(Default), {
        onRecoverableError: (error) => console.error(String(error)),
      });
    }),
  );
  expect(broken).toEqual([]);
}, 120_000);

test('each comes and goes twice in strict mode, without a complaint', async () => {
  const broken = await problems('strict mode', ({ Default }) =>
    visit(mount(createElement(StrictMode, null, createElement(Default)))),
  );
  expect(broken).toEqual([]);
}, 120_000);

test('no id is given twice', async () => {
  const broken = await problems('ids', async ({ path, Default }) => {
    let twice: string[] = [];
    // Whole pages stand once on a page.
    const copies = `../${folderOf(path)}/index.ts` in entryFiles ? [1, 2] : [1];
    await visit(mount(copies.map((key) => createElement(Default, { key }))), () => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    return twice;
  });
  expect(broken).toEqual([]);
}, 120_000);

test('ref and data attributes reach the DOM', async () => {
  const broken = await problems('ref and data', async ({ component, args }) => {
    if (component === undefined || !exported.has(component)) return [];
    const ref = createRef<unknown>();
    const missing: string[] = [];
    // Each component takes these; the type of what a story shows does not know which one it is.
    const properties: object = { ...args, ref, 'data-testid': 'seen' };
    const complaints = await visit(mount(createElement(component, properties)), () => {
      if (!(ref.current instanceof Element)) missing.push('ref reaches no element');
      if (document.querySelector('[data-testid=seen]') === null) missing.push('data-testid reaches no element');
    });
    return [...missing, ...complaints];
  });
  expect(broken).toEqual([]);
}, 120_000);

test('each exemption is still needed', () => {
  const stale = Object.keys(elementExemptions).filter((name) => !found.has(name));
  expect(stale).toEqual([]);
});
