// `setupFiles: ['@edge-console/ui/jsdom']` in vitest.config.ts: style sheets load as empty modules, and browser APIs that
// jsdom lacks are stubbed. Elements have no size and never resize, and no media query matches.
import './node.mjs';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const missing = [
  [
    globalThis,
    {
      ResizeObserver: Observer,
      matchMedia: (media) => Object.assign(new EventTarget(), { media, matches: false }),
    },
  ],
  [document, { fonts: Object.assign(new EventTarget(), { status: 'loaded' }), getAnimations: () => [] }],
  [Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() }],
  [Element.prototype, { checkVisibility: () => true, scrollIntoView() {} }],
];
for (const [target, members] of missing) for (const [name, member] of Object.entries(members)) target[name] ??= member;
