import type { ReactNode } from 'react';
import { ChartNoAxesColumn, ChartSpline, Icon, type IconPicture, Route } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { BrandMark } from '../shell/index.ts';
import * as styles from './SignInFrame.css.ts';

const services = [
  { name: 'Edge Intelligence', icon: ChartSpline },
  { name: 'Edge Analytics', icon: ChartNoAxesColumn },
  { name: 'Edge Delivery', icon: Route },
];

/** One origin, few pathways, many viewers. The same at each run. */
const pathways = [
  { x: 210, y: 250 },
  { x: 250, y: 400 },
  { x: 205, y: 560 },
];
const viewers = Array.from({ length: 39 }, (_, index) => {
  const angle = -1.15 + (index * 2.3) / 38;
  const far = 330 + ((index * 37) % 60);
  // Whole numbers: a server and a browser may differ in the last digit of a sine.
  return {
    x: Math.round(210 + Math.cos(angle) * far),
    y: Math.round(400 + Math.sin(angle) * far),
    of: Math.floor(index / 13),
  };
});

function Art() {
  return (
    <svg className={styles.art} viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {pathways.map(({ x, y }) => (
        <path key={y} strokeOpacity={0.35} d={`M-20 420 C 90 420 90 ${y} ${x} ${y}`} />
      ))}
      {viewers.map(({ x, y, of }) => {
        const from = pathways[of] ?? { x: 0, y: 0 };
        const middle = from.x + (x - from.x) * 0.55;
        return (
          <path
            key={`${x} ${y}`}
            strokeOpacity={0.22}
            d={`M${from.x} ${from.y} C ${middle} ${from.y} ${middle - 30} ${y} ${x} ${y}`}
          />
        );
      })}
      {viewers.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={2.25} fill="currentColor" stroke="none" fillOpacity={0.85} />
      ))}
      {pathways.map(({ x, y }) => (
        <g key={y}>
          <circle cx={x} cy={y} r={10} strokeOpacity={0.6} />
          <circle cx={x} cy={y} r={5} fill="currentColor" stroke="none" />
        </g>
      ))}
    </svg>
  );
}

/** Before there is a menu: what to do on one side, the brand on the other. Applications bring their own. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.pane}>
        <div className={styles.band}>
          <Art />
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
        <Art />
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
