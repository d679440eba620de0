import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../theme/index.ts';
import { CommandPalette } from './CommandPalette.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  root.unmount();
  page.remove();
});

/** Records which elements are added to the page, and which are still there when a MutationObserver runs. */
function watch() {
  const seen: string[] = [];
  let isMet = false;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) seen.push(node.textContent ?? '');
    isMet ||= document.querySelector('[role=option]') !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return { seen, isMet: () => isMet, stop: () => observer.disconnect() };
}

test('prerenders the window while idle without being observed', async () => {
  const watched = watch();
  root.render(
    <CommandPalette
      isOpen={false}
      onOpenChange={() => {}}
      groups={[{ id: 'pages', label: 'Pages', items: [{ id: 'users', label: 'Users', href: '/users/' }] }]}
    />,
  );
  await expect.poll(() => watched.seen.some((text) => text.includes('Users'))).toBe(true);
  expect(watched.isMet()).toBe(false);
  expect(document.body.textContent).not.toContain('Users');
  watched.stop();
});
