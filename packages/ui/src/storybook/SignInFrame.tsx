import type { ReactNode } from 'react';
import { ChartNoAxesColumn, ChartSpline, Icon, type LucideIcon, Route } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { SignInLayout } from '../sign-in-layout/index.ts';
import { DeliveryArt } from './DeliveryArt.tsx';
import { Row } from './Layout.tsx';
import * as styles from './SignInFrame.css.ts';

const services = [
  { id: 'intelligence', label: 'Edge Intelligence', icon: ChartSpline },
  { id: 'analytics', label: 'Edge Analytics', icon: ChartNoAxesColumn },
  { id: 'delivery', label: 'Edge Delivery', icon: Route },
];

/** The sign-in layout as this product fills it. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <SignInLayout
      brand={{ name: 'Edge Console', href: '#start' }}
      sideLabel="About Edge Console"
      headline="Every viewer on the best path, every second."
      highlights={services}
      art={<DeliveryArt />}
      footer={
        <>
          <span>© 2026 Edge Console</span>
          <Row>
            <Link tone="inherit" href="#status">
              Status
            </Link>
            <Link tone="inherit" href="#privacy">
              Privacy
            </Link>
            <Link tone="inherit" href="#terms">
              Terms
            </Link>
          </Row>
        </>
      }
    >
      {children}
    </SignInLayout>
  );
}

/** Links below a step. */
export function FooterLinks({ children }: { children: ReactNode }) {
  return <p className={styles.links}>{children}</p>;
}

/** Icon above a step's title. */
export function StepIcon({ icon }: { icon: LucideIcon }) {
  return (
    <span className={styles.stepIcon}>
      <Icon icon={icon} size={20} />
    </span>
  );
}

/** The divider between two sign-in options. */
export function Or({ children }: { children: ReactNode }) {
  return <div className={styles.or}>{children}</div>;
}
