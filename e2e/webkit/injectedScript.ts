import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/** Playwright's script for a page: finds elements by its selectors, and checks what its matchers expect. It exports it nowhere. */
export function readInjectedScript(): string {
  const path = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const literal = /injectedScriptSource\.ts"\(\) \{\s*"use strict";\s*source\d+ = ('(?:[^'\\]|\\.)*')/.exec(
    readFileSync(path, 'utf8'),
  )?.[1];
  if (literal === undefined) throw new Error('This version of Playwright keeps its injected script in another place.');
  return runInNewContext(literal) as string;
}

export interface HitTargetInterceptor {
  stop: () => 'done' | { hitTargetDescription: string };
}

/** What of it is used here. Its functions run in the page. */
export interface InjectedScript {
  parseSelector: (selector: string) => unknown;
  querySelectorAll: (selector: unknown, root: Node) => Element[];
  strictModeViolationError: (selector: unknown, matches: Element[]) => Error;
  checkElementStates: (
    node: Node,
    states: string[],
    isFrameVisible: boolean,
  ) => Promise<undefined | 'error:notconnected' | { missingState: string }>;
  elementState: (node: Node, state: string, isFrameVisible: boolean) => { matches: boolean };
  setupHitTargetInterceptor: (
    node: Node,
    action: 'mouse',
    point: { x: number; y: number },
    blocksAllEvents: boolean,
  ) => string | HitTargetInterceptor;
  fill: (node: Node, value: string) => string;
  focusNode: (node: Node) => string;
  setInputFiles: (node: Node, files: { name: string; mimeType: string; buffer: string }[]) => string | undefined;
  dispatchEvent: (node: Node, type: string, init: object) => void;
  expect: (
    element: Element | undefined,
    options: object,
    elements: Element[],
    isFrameVisible: boolean,
  ) => Promise<{ matches: boolean; received?: { value?: unknown } }>;
}
