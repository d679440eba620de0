import { type RefObject, useState } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=""], [contenteditable=true], [tabindex]:not([tabindex="-1"])';

/** The active element; in a shadow root the one there, not its host. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

function hasLostFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * What could take the focus in place of an element that is gone: what follows it, then what precedes it. In a shadow root first
 * what is in there, then what is around its host.
 */
function neighboursOf(element: Element): HTMLElement[] {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  // Not by its place among them: what had the focus need not be a stop of Tab.
  const all = [...root.querySelectorAll<HTMLElement>(focusable)].filter((one) => one !== element);
  const isBehind = (one: Element) => (element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const inRoot = [...all.filter(isBehind), ...all.filter((one) => !isBehind(one)).toReversed()];
  return root instanceof ShadowRoot ? [...inRoot, ...neighboursOf(root.host)] : inRoot;
}

/** Where the focus came from. */
interface Origin {
  opener: Element;
  /** Recorded at opening: the position of a removed opener cannot be determined later. */
  neighbours: readonly HTMLElement[];
  /** A menu may open at a place while nothing has the focus. */
  hadFocus: boolean;
}

/** Origins of the overlays that are open, the last opened last. */
const open = new Set<Origin>();

/** Origin of the overlay that has just closed, until the focus is back there. */
let closing: Origin | undefined;

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-docked]';

/**
 * What could take the focus in place of an element that is gone. Of one in an overlay (an entry of a menu, a field of a dialog that
 * another one follows): what is beside it there, and when the overlay is gone too, what opened that one. Overlays stand at the end of
 * the page: what precedes them there has nothing to do with them.
 */
function fallbacksOf(opener: Element): HTMLElement[] {
  const neighbours = neighboursOf(opener);
  const overlay = opener.closest(overlays);
  const below = [...open].at(-1);
  if (overlay === null || below === undefined || overlay.contains(below.opener)) return neighbours;
  const inside = neighbours.filter((one) => overlay.contains(one));
  const origin = below.opener instanceof HTMLElement ? [below.opener] : [];
  return [...inside, ...origin, ...below.neighbours, ...neighbours];
}

function findOrigin(anchor: Element | null): Origin | undefined {
  const focused = focusedElement();
  const hadFocus = focused !== null && focused !== document.body;
  // One question follows another at once: the focus is still on its way back.
  if (!hadFocus && closing !== undefined) return closing;
  const opener = hadFocus ? focused : anchor;
  return opener === null ? undefined : { opener, neighbours: fallbacksOf(opener), hadFocus };
}

function focusFirstOf(elements: readonly Element[]): void {
  for (const element of elements) {
    if (!hasLostFocus()) return;
    // One that cannot take it, such as a disabled button, leaves it where it is.
    if (element.isConnected && element instanceof HTMLElement) element.focus();
  }
}

interface FocusReturnProps {
  /** What the overlay opens beside. */
  anchor?: RefObject<Element | null> | undefined;
  /** Whether the overlay leaves the focus in the field that it belongs to. @default false */
  keepsFocus?: boolean | undefined;
}

/**
 * Stands in an overlay for as long as it is open. react-aria gives the focus back to what had it, if that is on the page. When it
 * is gone (the button of the row that was deleted), the focus would fall to the top of the page or of the dialog around; here it
 * goes to the neighbour. An opener in a shadow root, which react-aria cannot reach, gets it back too.
 */
export function FocusReturn({ anchor, keepsFocus = false }: FocusReturnProps) {
  // During render: autofocus within the overlay may move the focus at mount.
  const [origin] = useState(() => (typeof document === 'undefined' ? undefined : findOrigin(anchor?.current ?? null)));
  useLayoutEffect(() => {
    if (origin === undefined) return undefined;
    const { opener, neighbours, hadFocus } = origin;
    open.add(origin);
    return () => {
      open.delete(origin);
      closing = origin;
      // Before react-aria, which takes the first element of the dialog around for one that is gone, and the host for one in a shadow root.
      queueMicrotask(() => {
        if (!opener.isConnected) focusFirstOf(neighbours);
        else if (!keepsFocus && opener.getRootNode() instanceof ShadowRoot) focusFirstOf([opener]);
      });
      // After it: what it waits for takes one frame, and the page under a modal takes no focus before.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (closing === origin) closing = undefined;
          if (!opener.isConnected || (hadFocus && !keepsFocus)) focusFirstOf([opener, ...neighbours]);
        }),
      );
    };
  }, [origin, keepsFocus]);
  return null;
}
