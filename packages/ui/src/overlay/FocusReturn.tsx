import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=""], [contenteditable=true], [tabindex]:not([tabindex="-1"])';

/** The active element, resolved inside shadow roots. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Elements that can take focus when an element is gone: those after it, then those before it. In a shadow root, first
 * within it, then around its host.
 */
function neighborsOf(element: Element): HTMLElement[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  // Compares document positions, because the focused element is not always a Tab stop.
  const all = [...root.querySelectorAll<HTMLElement>(focusable)].filter((one) => one !== element);
  const isBehind = (one: Element) => (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const inRoot = [...all.filter(isBehind), ...all.filter((one) => !isBehind(one)).toReversed()];
  return root instanceof ShadowRoot ? [...inRoot, ...neighborsOf(root.host)] : inRoot;
}

interface Origin {
  opener: Element;
  /** Recorded on open: the position of a removed opener cannot be determined later. */
  neighbors: readonly HTMLElement[];
  /** A context menu can open while nothing has focus. */
  hadFocus: boolean;
}

/** Origins of open overlays, most recent last. */
const open = new Set<Origin>();

/** Origin of the overlay that just closed, until focus is back there. */
let closing: Origin | undefined;

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-docked]';

/**
 * Focus fallbacks for a removed opener. For an opener inside an overlay (a menu entry, a dialog field): its neighbors
 * there and, once that overlay is gone, the element that opened it. Overlays render at the end of the page, so what
 * precedes them is unrelated.
 */
function fallbacksOf(opener: Element): HTMLElement[] {
  const neighbors = neighborsOf(opener);
  const overlay = opener.closest(overlays);
  const below = [...open].at(-1);
  if (overlay === null || below === undefined || overlay.contains(below.opener)) return neighbors;
  const inside = neighbors.filter((one) => overlay.contains(one));
  const origin = below.opener instanceof HTMLElement ? [below.opener] : [];
  return [...inside, ...origin, ...below.neighbors, ...neighbors];
}

function findOrigin(anchor: Element | null): Origin | undefined {
  const focused = focusedElement();
  const hadFocus = focused !== null && focused !== document.body;
  // A second overlay can open while focus is still on its way back.
  if (!hadFocus && closing !== undefined) return closing;
  const opener = hadFocus ? focused : anchor;
  return opener === null ? undefined : { opener, neighbors: fallbacksOf(opener), hadFocus };
}

function focusFirstOf(elements: readonly Element[]): void {
  for (const element of elements) {
    if (!hasLostFocus()) return;
    // An element that cannot take focus, such as a disabled button, leaves it unchanged.
    if (element.isConnected && element instanceof HTMLElement) element.focus();
  }
}

interface FocusReturnProps {
  /** The element the overlay is anchored to. */
  anchor?: RefObject<Element | null> | undefined;
  /** Whether focus stays in the field that the overlay belongs to. @default false */
  keepsFocus?: boolean | undefined;
}

/**
 * Render inside an open overlay. react-aria returns focus to the previously focused element if it still exists. If it
 * is gone (the button of a deleted row), focus would jump to the top of the page or dialog; this moves it to a
 * neighbor. It also returns focus into shadow roots, which react-aria cannot reach.
 */
export function FocusReturn({ anchor, keepsFocus = false }: FocusReturnProps) {
  // During render, because autofocus within the overlay can move focus on mount.
  const [origin] = useState(() => (typeof document === 'undefined' ? undefined : findOrigin(anchor?.current ?? null)));
  useLayoutEffect(() => {
    if (origin === undefined) return undefined;
    const { opener, neighbors, hadFocus } = origin;
    open.add(origin);
    return () => {
      open.delete(origin);
      closing = origin;
      // Before react-aria, which treats the dialog's first element as removed, and focuses the host of a shadow root.
      queueMicrotask(() => {
        if (!opener.isConnected) focusFirstOf(neighbors);
        else if (!keepsFocus && opener.getRootNode() instanceof ShadowRoot) focusFirstOf([opener]);
      });
      // After react-aria: it waits one frame, and the page under a modal cannot take focus earlier.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (closing === origin) closing = undefined;
          if (!opener.isConnected || (hadFocus && !keepsFocus)) focusFirstOf([opener, ...neighbors]);
        }),
      );
    };
  }, [origin, keepsFocus]);
  return null;
}
