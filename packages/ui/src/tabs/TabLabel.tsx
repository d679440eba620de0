import { formatNumber } from '../formats/index.ts';
import { Icon, type LucideIcon } from '../icon/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './Tabs.css.ts';

export interface TabLabelProps {
  label: string;
  icon?: LucideIcon | undefined;
  count?: number | undefined;
}

export function TabLabel({ label, icon, count }: TabLabelProps) {
  const locale = useLocale();
  return (
    <>
      {icon && <Icon icon={icon} />}
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count, locale)}</span>}
    </>
  );
}
