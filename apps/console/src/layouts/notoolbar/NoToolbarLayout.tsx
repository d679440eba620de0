import { ChartNoAxesColumn, ChartSpline, Icon, Route } from '@edge-console/ui/icon';
import { BrandMark } from '@edge-console/ui/shell';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accessMessages } from '../../messages/access.ts';
import { messages } from '../../messages/messages.ts';
import art from '../assets/delivery-path.svg';
import { GuestWatch } from './GuestWatch.tsx';
import * as styles from './NoToolbarLayout.css.ts';

const thisYear = new Date().getFullYear();

const services = [
  { name: accessMessages.services['EDGE_INTELLIGENCE'], icon: ChartSpline },
  { name: accessMessages.services['EDGE_ANALYTICS'], icon: ChartNoAxesColumn },
  { name: accessMessages.services['EDGE_DELIVERY'], icon: Route },
];

/** Names of pathways and where they stand in the drawing. Apart from it, as a picture cannot use the page's fonts. */
const pathways = [
  { name: 'aurora-eu', x: 198, y: 300 },
  { name: 'basalt-global', x: 234, y: 434 },
  { name: 'tidal-apac', x: 190, y: 618 },
];

/** For everything before there is a menu: what to do on one side, the brand on the other. */
export function NoToolbarLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <GuestWatch />
      <div className={styles.pane}>
        <div className={styles.band} aria-hidden="true">
          <img className={styles.art} src={art} alt="" loading="lazy" decoding="async" />
        </div>
        <header>
          <Link className={styles.brand} to="/">
            <BrandMark size={28} />
            {messages.product}
          </Link>
        </header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.foot}>{messages.authentication.copyright(thisYear)}</footer>
      </div>
      <aside className={styles.side} aria-label={messages.authentication.sideLabel}>
        <img className={styles.art} src={art} alt="" loading="lazy" decoding="async" />
        <svg className={styles.art} viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {pathways.map(({ name, x, y }) => (
            <text key={name} className={styles.pathway} x={x} y={y}>
              {name}
            </text>
          ))}
        </svg>
        <div className={styles.say}>
          <p className={styles.sentence}>{messages.authentication.sideTitle}</p>
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
