import type { ReactNode } from 'react';
import { formatNumber } from '../formats/index.ts';
import { useLocale } from '../messages/index.ts';
import * as styles from './Tabs.css.ts';

export interface TabLabelProps {
  label: string;
  icon?: ReactNode;
  count?: number | undefined;
}

export function TabLabel({ label, icon, count }: TabLabelProps) {
  const locale = useLocale();
  return (
    <>
      {icon}
      <span>{label}</span>
      {count !== undefined && <span className={styles.count}>{formatNumber(count, locale)}</span>}
    </>
  );
}
