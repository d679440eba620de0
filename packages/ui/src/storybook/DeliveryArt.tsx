import * as styles from './SignInFrame.css.ts';

/** Illustration: one origin, a few pathways, many viewers that pass data on. Deterministic. */
const pathways = [
  { name: 'aurora-eu', x: 214, y: 318, label: -18 },
  { name: 'basalt-global', x: 250, y: 452, label: -18 },
  { name: 'tidal-apac', x: 206, y: 590, label: 28 },
];
const strands = [-6, -2, 2, 6];
const viewers = Array.from({ length: 45 }, (_, index) => {
  const angle = -1.28 + (index * 2.56) / 44;
  const far = 372 + ((index * 37) % 46);
  return {
    // Rounded: a server and a browser can differ in the last digit of a sine.
    x: Math.round(170 + Math.cos(angle) * far),
    y: Math.round(446 + Math.sin(angle) * far),
    // Most use the nearest pathway, some another one.
    of: (Math.floor(index / 15) + (index % 7 === 3 ? 1 : 0)) % 3,
    opacity: 0.2 + ((index * 13) % 7) * 0.05,
    // A few are served by the pathway directly and are highlighted.
    isFirst: index % 6 === 0,
  };
});
const peers = viewers.filter((_, index) => index % 3 !== 1);

export function DeliveryArt() {
  return (
    <svg className={styles.art} viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={styles.lines}>
        {pathways.flatMap(({ x, y }) =>
          strands.map((off) => (
            <path
              key={`${y} ${off}`}
              strokeOpacity={0.35 + off / 60}
              d={`M-20 ${450 + off * 2}C70 ${450 + off * 2} 110 ${y + off} ${x} ${y + off / 2}`}
            />
          )),
        )}
        {viewers.map(({ x, y, of, opacity }) => {
          const from = pathways[of] ?? { x: 0, y: 0 };
          return (
            <path
              key={`${x} ${y}`}
              strokeOpacity={opacity}
              d={`M${from.x} ${from.y}C${from.x + 110} ${from.y} ${x - 150} ${y} ${x} ${y}`}
            />
          );
        })}
      </g>
      <g className={styles.peers}>
        {peers.slice(1).map(({ x, y }, index) => {
          const from = peers[index] ?? { x, y };
          const out = Math.max(x, from.x) + 18 + ((index * 29) % 30);
          return (
            <path
              key={`${x} ${y}`}
              strokeOpacity={index % 2 === 0 ? 0.85 : 0.35}
              d={`M${from.x} ${from.y}C${out} ${from.y - 4} ${out} ${y + 4} ${x} ${y}`}
            />
          );
        })}
      </g>
      {viewers.map(({ x, y, isFirst }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={isFirst ? 3 : 1.75}
          fill="currentColor"
          stroke="none"
          fillOpacity={isFirst ? 1 : 0.7}
        />
      ))}
      {pathways.map(({ name, x, y, label }) => (
        <g key={name}>
          <circle cx={x} cy={y} r={9} strokeOpacity={0.6} />
          <circle cx={x} cy={y} r={4.5} fill="currentColor" stroke="none" />
          <text className={styles.pathway} x={x - 16} y={y + label}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
