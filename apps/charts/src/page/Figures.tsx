import { Card } from '@edge-console/ui/card';
import { useFormats } from '@edge-console/ui/formats';
import { ArrowDown, ArrowUp, Icon } from '@edge-console/ui/icon';
import { Skeleton } from '@edge-console/ui/skeleton';
import type { DashboardFigure } from '../contract.ts';
import * as styles from './Dashboard.css.ts';
import { formatAmount, formatChange, type Change } from './formatFigure.ts';
import { pageMessages as messages } from './messages.ts';

function ChangeText({ change: { direction, text } }: { change: Change }) {
  if (direction === 'same') return <>{messages.same}</>;
  const isUp = direction === 'up';
  return (
    <>
      <Icon icon={isUp ? ArrowUp : ArrowDown} size={14} />
      <span className={styles.hidden}>{isUp ? messages.up : messages.down} </span>
      {text}
    </>
  );
}

/** As many as a dashboard begins with. */
const sketched = ['1', '2', '3', '4'];

/** The figures of the span, each with how it changed against the span before. */
export function Figures({ figures }: { figures: readonly DashboardFigure[] | undefined }) {
  const formats = useFormats();
  return (
    <Card isFlush>
      <dl className={styles.figures} aria-busy={figures === undefined || undefined}>
        {figures === undefined &&
          sketched.map((place) => (
            <div key={place} className={styles.figure}>
              <dt className={styles.figureLabel}>
                <Skeleton width={96} />
              </dt>
              <dd className={styles.figureValue}>
                <Skeleton width={72} height={20} />
              </dd>
            </div>
          ))}
        {figures?.map((figure) => {
          const change = formatChange(figure, formats);
          return (
            <div key={figure.id} className={styles.figure}>
              <dt className={styles.figureLabel}>{messages.figure(figure.id)}</dt>
              <dd className={styles.figureValue}>{formatAmount(figure.value, figure.unit, formats)}</dd>
              {change && (
                <dd className={styles.change({ tone: change.tone })} title={messages.before}>
                  <ChangeText change={change} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
