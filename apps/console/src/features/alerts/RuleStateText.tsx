import {
  BellOff,
  BellRing,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Icon,
  type LucideIcon,
  Unplug,
} from '@edge-console/ui/icon';
import * as styles from './Alerts.css.ts';
import { type RuleState, stateOf } from './ruleText.ts';

const icons: Readonly<Record<RuleState['kind'], LucideIcon>> = {
  ok: CircleCheck,
  firing: BellRing,
  noData: Unplug,
  muted: BellOff,
  disabled: CircleSlash,
  pending: CircleDashed,
};

/** A rule's state with what it measures now. */
export function RuleStateText({ rule, isInRow = false }: { rule: Parameters<typeof stateOf>[0]; isInRow?: boolean }) {
  const { kind, label, detail } = stateOf(rule);
  return (
    <span className={styles.state}>
      <Icon icon={icons[kind]} size={14} className={styles.stateIcon[kind]} />
      <span className={styles.stateLabel}>{label}</span>
      {detail !== '' && (
        <small className={isInRow ? styles.stateRowDetail : styles.stateDetail} title={detail}>
          {detail}
        </small>
      )}
    </span>
  );
}
