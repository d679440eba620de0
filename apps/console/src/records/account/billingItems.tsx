import type { KeyValueItem } from '@edge-console/ui/key-value-list';
import type { ReactNode } from 'react';
import { countryName } from '../../core/locale/countryName.ts';
import { billingMessages } from './billingMessages.ts';
import { ownAccountMessages } from './ownAccountMessages.ts';
import * as styles from './billingItems.css.ts';

type Billing = {
  legalName: string | null;
  taxId: string | null;
  email: string | null;
  address: string | null;
  country: string | null;
};

/** Billing details as list items. While loading, each shows `waiting`. */
export const billingItems = (billing: Billing | null | undefined, waiting?: ReactNode): KeyValueItem[] => [
  {
    label: ownAccountMessages.billing,
    value: waiting || [billing?.legalName, billing?.taxId, billing?.email].filter(Boolean).join(' · '),
  },
  {
    label: billingMessages.address,
    value: waiting || (billing?.address && <span className={styles.address}>{billing.address}</span>),
  },
  { label: billingMessages.country, value: waiting || (billing?.country && countryName(billing.country)) },
];
