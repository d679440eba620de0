import type { ReactNode } from 'react';
import { ChartNoAxesColumn, ChartSpline, Icon, type IconPicture, Route } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { BrandMark } from '../shell/index.ts';
import { DeliveryArt } from './DeliveryArt.tsx';
import * as styles from './SignInFrame.css.ts';

const services = [
  { name: 'Edge Intelligence', icon: ChartSpline },
  { name: 'Edge Analytics', icon: ChartNoAxesColumn },
  { name: 'Edge Delivery', icon: Route },
];

/** Before there is a menu: what to do on one side, the brand on the other. Applications bring their own. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.pane}>
        <div className={styles.band}>
          <DeliveryArt />
        </div>
        <header className={styles.brand}>
          <BrandMark size={28} />
          Edge Console
        </header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.foot}>
          <span>© 2026 Edge Console</span>
          <span className={styles.links}>
            <Link tone="inherit" href="#status">
              Status
            </Link>
            <Link tone="inherit" href="#privacy">
              Privacy
            </Link>
            <Link tone="inherit" href="#terms">
              Terms
            </Link>
          </span>
        </footer>
      </div>
      <aside className={styles.side} aria-label="Edge Console">
        <DeliveryArt />
        <div className={styles.say}>
          <p className={styles.sentence}>Every viewer on the best path, every second.</p>
          <ul className={styles.services}>
            {services.map(({ name, icon }) => (
              <li key={name} className={styles.service}>
                <Icon icon={icon} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}

/** The ways out of a step, below it. */
export function WaysOut({ children }: { children: ReactNode }) {
  return <p className={styles.waysOut}>{children}</p>;
}

/** What a step is about, above its title. */
export function StepPicture({ icon }: { icon: IconPicture }) {
  return (
    <span className={styles.stepPicture}>
      <Icon icon={icon} size={20} />
    </span>
  );
}

/** The line between two ways in. */
export function Or({ children }: { children: ReactNode }) {
  return <div className={styles.or}>{children}</div>;
}
