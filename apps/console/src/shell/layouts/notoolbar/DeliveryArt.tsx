import art from '../assets/delivery-path.svg';
import * as styles from './DeliveryArt.css.ts';

// The largest contentful paint: preloaded with the code, before the page renders.
new Image().src = art;

/** Pathway names and their positions. Not in the image, which cannot use the page's fonts. */
const pathways = [
  { name: 'aurora-eu', x: 198, y: 300 },
  { name: 'basalt-global', x: 234, y: 434 },
  { name: 'tidal-apac', x: 190, y: 618 },
];

/** One origin, few pathways, many viewers. */
export function DeliveryArt() {
  return (
    <>
      <img src={art} alt="" loading="lazy" decoding="async" />
      <svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice">
        {pathways.map(({ name, x, y }) => (
          <text key={name} className={styles.pathway} x={x} y={y}>
            {name}
          </text>
        ))}
      </svg>
    </>
  );
}
