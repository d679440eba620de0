import { forwardRef, type ReactNode, useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { ElementProps } from '../dom/index.ts';
import { ModalFrame, ScrollBody } from '../overlay/index.ts';
import { media } from '../theme/breakpoints.ts';
import { DockContext } from './DockContext.ts';
import { DockedPanel } from './DockedPanel.tsx';
import * as styles from './Drawer.css.ts';
import { DrawerParts } from './DrawerParts.tsx';

export interface DrawerProps extends ElementProps {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called with `false` as a request (Esc, scrim, close button); controlled: keep `isOpen` to refuse it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title and accessible name. */
  title: string;
  /** One or two lines below the title. */
  description?: ReactNode;
  /** The content. */
  children: ReactNode;
  /** Buttons, with the main action last. */
  footer: ReactNode;
  /** `form` is 480 px wide; `detail`, for charts and previews, is 576 px. @default 'form' */
  size?: 'form' | 'detail';
  /** Work in progress that cannot be canceled: the drawer cannot be closed. @default false */
  isPending?: boolean;
  /**
   * For details to read next to the page: from 1710 px, the drawer is docked in the AppShell, and the page shrinks and
   * remains
   * usable. Never for a form. @default false
   */
  isDockable?: boolean;
}

function subscribeToWidth(listener: () => void): () => void {
  const wide = matchMedia(media.fromDocked);
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
let wasWide = false;
/** Printing does not change the layout. */
const isWide = () => (matchMedia('print').matches ? wasWide : (wasWide = matchMedia(media.fromDocked).matches));

/** The container for a docked drawer; null if it opens over the page. */
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

/** Fields that can be focused; React Aria's hidden native select is not one. */
const fields =
  'input:not([type=hidden], [tabindex="-1"]):enabled, textarea:enabled, select:not([tabindex="-1"]):enabled, button[aria-haspopup=listbox]:enabled';

interface BodyProps {
  children: ReactNode;
}

/** Focuses the first field; without one, focus stays on the drawer, whose title is announced. */
function Body({ children }: BodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = ref.current;
    if (!body || body.contains(document.activeElement)) return;
    // Scrolling to it would disturb the slide-in animation.
    body.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
  }, []);
  return (
    <ScrollBody bodyRef={ref} className={styles.body}>
      {children}
    </ScrollBody>
  );
}

/** A form or details next to its page; a bottom sheet on small screens. */
export const Drawer = forwardRef<HTMLElement, DrawerProps>(function Drawer(
  {
    isOpen,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'form',
    isPending = false,
    isDockable = false,
    ...rest
  },
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
      className={styles.surface[size]}
    >
      {parts(<Body>{children}</Body>)}
    </ModalFrame>
  );
});
