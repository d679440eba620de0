import { useFormats } from '@edge-console/ui/formats';
import { Check, CircleDashed, CircleExclamationPoint, Icon, TriangleExclamationPoint } from '@edge-console/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ResultOf } from '../../api/graphql.ts';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { errorText } from '../../api/errorText.ts';
import type { Query } from '../../api/useQuery.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { firstDataMessages } from '../../records/first-data/messages.ts';
import * as styles from './Answer.css.ts';
import { headlineOf } from './headline.ts';
import { dashboardMessages } from './messages.ts';
import type { Checks, deliveryQuery } from './queries.ts';

const messages = dashboardMessages.headline;
const icons = {
  success: Check,
  warning: TriangleExclamationPoint,
  danger: CircleExclamationPoint,
  neutral: CircleDashed,
} as const;

export type AnswerProps = {
  checks: Query<Checks>;
  delivery: ResultOf<typeof deliveryQuery> | undefined;
  now: number;
  /** The first data has arrived, but is not yet counted. */
  isCounting: boolean;
};

/** The page title: whether anything is wrong. Each statement links to the chart that shows it. */
export function Answer({ checks, delivery, now, isCounting }: AnswerProps) {
  const formats = useFormats();
  const queryClient = useQueryClient();
  const { data, error } = checks;
  const headline = data && !error && !isCounting ? headlineOf(data, now, formats) : undefined;
  const tone = headline?.tone ?? (error ? 'warning' : 'neutral');
  return (
    <header className={styles.answer}>
      <span className={styles.badge[tone]}>
        <Icon icon={icons[tone]} size={16} />
      </span>
      <div className={styles.text}>
        <h1 tabIndex={-1} className={styles.title} aria-live="polite">
          {headline
            ? headline.statements.map(({ text, href }, index) => (
                <span key={text}>
                  {index > 0 && ' '}
                  {href.startsWith('#') ? (
                    <a className={styles.statement} href={href}>
                      {text}
                    </a>
                  ) : (
                    <RouterLink className={styles.statement} to={href}>
                      {text}
                    </RouterLink>
                  )}
                </span>
              ))
            : error
              ? messages.notChecked
              : isCounting
                ? firstDataMessages.counting
                : messages.checking}
        </h1>
        {error ? (
          <div className={styles.failed}>
            <span>{errorText(error)}</span>
            <RetryButton
              size="sm"
              error={error}
              onRetry={() => void queryClient.refetchAll()}
              isPending={checks.isFetching}
            />
          </div>
        ) : (
          <p className={styles.checked}>
            {data ? <Checked data={data} delivery={delivery} isFetching={checks.isFetching} /> : '\u00A0'}
          </p>
        )}
      </div>
    </header>
  );
}

type CheckedProps = { data: Checks; delivery: AnswerProps['delivery']; isFetching: boolean };

/** "Checked 24 s ago: 23 channels, 4 pathways, 6 alert rules". */
function Checked({ data, delivery, isFetching }: CheckedProps) {
  const formats = useFormats();
  const arrived = useRef(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isFetching) arrived.current = Date.now();
  }, [isFetching]);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - arrived.current) / 1000)), 1_000);
    return () => clearInterval(timer);
  }, []);
  const rules = data.alertRules.nodes.filter(({ enabled }) => enabled).length;
  const ago =
    seconds < 3
      ? messages.justNow
      : seconds < 120
        ? messages.seconds(seconds)
        : messages.minutes(Math.floor(seconds / 60));
  const counts = [
    messages.channels(new Set([...data.eiChannels, ...data.newChannels].map(({ id }) => id)).size),
    ...(delivery ? [messages.pathways(delivery.pathways.totalCount)] : []),
    data.alertRules.nodes.length >= 100 ? messages.moreRules : messages.rules(rules),
  ];
  return messages.checked(ago, formats.list(counts));
}
