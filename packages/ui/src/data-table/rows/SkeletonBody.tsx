import { skeleton as sketch } from '../../skeleton/Skeleton.css.ts';
import type { VisibleColumn } from '../columns/columnModel.tsx';
import type { FeatureProps } from '../createDataTable.tsx';
import * as styles from './placeholders.css.ts';
import * as rowStyles from './rows.css.ts';

/** Widths in px that look like words of different length, the same at each load. */
const widths = {
  person: [104, 88, 124, 96, 112],
  long: [192, 216, 168, 204, 180],
  text: [72, 88, 64, 80, 56],
} as const;

const face = { inlineSize: 28, blockSize: 28 };

function SkeletonCell<Row>({ shown, row, place }: { shown: VisibleColumn<Row>; row: number; place: number }) {
  const { skeleton = 'text' } = shown.column;
  const { className, style, ...data } = shown.attributes;
  return (
    <div className={className} style={style} data-align={data['data-align']} data-card={data['data-card']}>
      <span className={styles.skeletonCell}>
        {skeleton === 'person' && <span className={sketch} data-shape="circle" style={face} />}
        <span className={sketch} style={{ inlineSize: widths[skeleton][(row + place * 2) % 5], blockSize: 10 }} />
      </span>
    </div>
  );
}

/** Rows of the final height, so that nothing moves when the data arrives; hidden from assistive technology. */
function SkeletonBody<Row>({ table, state, context }: FeatureProps<Row>) {
  const { columns, hasSelection, details, hasActions } = context;
  if (state !== 'loading') return null;
  return (
    <div aria-hidden className={styles.skeletonBody}>
      {Array.from({ length: table.skeletonRows ?? 20 }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {hasSelection && <div className={rowStyles.boxCell} />}
          {details && <div className={rowStyles.cell} />}
          {columns.map((shown, place) => (
            <SkeletonCell key={shown.column.id} shown={shown} row={row} place={place} />
          ))}
          {hasActions && <div className={rowStyles.actionsCell} />}
        </div>
      ))}
    </div>
  );
}

export { SkeletonBody as tableSkeletons };
