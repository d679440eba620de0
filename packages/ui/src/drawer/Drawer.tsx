import { forwardRef, type ReactNode, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { ModalFrame, ScrollBody } from '../overlay/index.ts';
import { media } from '../theme/breakpoints.ts';
import { DockContext } from './DockContext.ts';
import { DockedPanel } from './DockedPanel.tsx';
import * as styles from './Drawer.css.ts';
import { DrawerParts } from './DrawerParts.tsx';

export interface DrawerProps extends ElementProps {
  /** Whether it is open; the owner holds it. */
  isOpen: boolean;
  /** Called with `false` as a request (Esc, scrim, close button); controlled: keep `isOpen` to refuse it. */
  onOpenChange: (isOpen: boolean) => void;
  /** It names the drawer. */
  title: string;
  /** One or two lines below the title. */
  description?: ReactNode;
  /** What it holds. */
  children: ReactNode;
  /** Buttons, the one that does the work last. */
  footer: ReactNode;
  /** Work is under way that cannot be taken back: nothing that closes is heard. @default false */
  isPending?: boolean;
  /**
   * For details that are read while the page is used: from 1710 px it stands beside the page of an AppShell, which gives way
   * and stays usable. Never for a form. @default false
   */
  isDockable?: boolean;
}

function subscribeToWidth(listener: () => void): () => void {
  const wide = matchMedia(media.fromDocked);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
let wasWide = false;
/** While a page is printed it stays what it was on the screen. */
const isWide = () => (matchMedia('print').matches ? wasWide : (wasWide = matchMedia(media.fromDocked).matches));

/** Where a drawer stands beside the page; null where it lies over it, as all do that are not dockable. */
function useDock(isDockable: boolean): HTMLElement | null {
  const dock = useContext(DockContext);
  const isDocked = useSyncExternalStore(
    isDockable ? subscribeToWidth : never,
    () => isDockable && isWide(),
    () => false,
  );
  return isDocked ? dock : null;
}
const never = () => () => {};

/** The select that React Aria hides beside the button of one is no field to a person. */
const fields =
  'input:not([type=hidden], [tabindex="-1"]):enabled, textarea:enabled, select:not([tabindex="-1"]):enabled, button[aria-haspopup=listbox]:enabled';

interface BodyProps {
  children: ReactNode;
}

/** Gives the focus to the first field; without one it stays on the drawer itself, whose title is read. */
function Body({ children }: BodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = ref.current;
    if (!body || body.contains(document.activeElement)) return;
    // Scrolling to it would tear at the surface while it slides in.
    body.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
  }, []);
  return (
    <ScrollBody bodyRef={ref} className={styles.body}>
      {children}
    </ScrollBody>
  );
}

/** A form or a detail beside the page it belongs to; a sheet from below on small screens. */
export const Drawer = forwardRef<HTMLElement, DrawerProps>(function Drawer(
  { isOpen, onOpenChange, title, description, children, footer, isPending = false, isDockable = false, ...rest },
  forwardedRef,
) {
  const titleId = useId();
  const descriptionId = useId();
  const dock = useDock(isDockable);
  const parts = (body: ReactNode) => (
    <DrawerParts
      title={title}
      titleId={titleId}
      description={description}
      descriptionId={descriptionId}
      isPending={isPending}
      onClose={() => onOpenChange(false)}
      footer={footer}
    >
      {body}
    </DrawerParts>
  );
  const named = { titleId, descriptionId: description === undefined ? undefined : descriptionId };
  if (dock)
    return isOpen ? (
      <DockedPanel
        {...rest}
        {...named}
        ref={forwardedRef}
        dock={dock}
        onClose={() => !isPending && onOpenChange(false)}
      >
        {parts(<ScrollBody className={styles.body}>{children}</ScrollBody>)}
      </DockedPanel>
    ) : null;
  return (
    <ModalFrame
      {...rest}
      {...named}
      ref={forwardedRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      isPending={isPending}
      className={styles.surface}
    >
      {parts(<Body>{children}</Body>)}
    </ModalFrame>
  );
});
