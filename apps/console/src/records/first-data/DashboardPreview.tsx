import * as styles from './FirstDataPanel.css.ts';

/** A sketch of the live dashboard: figures, and a chart with its previous period. */
export function DashboardPreview() {
  return (
    <svg className={styles.preview} viewBox="0 0 240 112" aria-hidden="true">
      {[0, 82, 164].map((x) => (
        <g key={x} className={styles.previewShape}>
          <rect x={x} width="44" height="6" rx="3" />
          <rect x={x} y="12" width="62" height="12" rx="3" />
        </g>
      ))}
      <path className={styles.previewGrid} d="M0 44H240M0 66H240M0 88H240M0 110H240" />
      <path
        className={styles.previewArea}
        d="M0 84C30 80 44 62 70 64S112 84 136 74 180 48 204 54 228 62 240 58V110H0Z"
      />
      <path className={styles.previewBefore} d="M0 92C34 88 52 74 78 76S120 92 146 84 186 64 210 68 230 72 240 70" />
      <path className={styles.previewLine} d="M0 84C30 80 44 62 70 64S112 84 136 74 180 48 204 54 228 62 240 58" />
    </svg>
  );
}
