import { Combobox } from '@edge-console/ui/combobox';
import { CopyButton } from '@edge-console/ui/copy-button';
import { DateText } from '@edge-console/ui/date-time';
import { PageHeader } from '@edge-console/ui/page-header';
import { Page } from '@edge-console/ui/shell';
import type { ReactNode } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { parametersMessages } from './messages.ts';
import { HelpTip } from '../../records/help-tip/HelpTip.tsx';
import type { Category, Customer } from './queries.ts';
import { loadCustomers } from './loadCustomers.ts';
import * as styles from './Parameters.css.ts';

const { customer: messages } = parametersMessages;

type ParametersLayoutProps = {
  /** The customer in the URL. */
  customerId: string | null;
  /** Null until loaded. */
  customer: Customer | null;
  onChoose: (id: string | null) => void;
  /** The visible category. */
  category?: Category | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** The page's header and customer selection. */
export function ParametersLayout({
  customerId,
  customer,
  onChoose,
  category,
  actions,
  children,
}: ParametersLayoutProps) {
  const { client } = useQueryClient();
  return (
    <Page>
      <PageHeader title={parametersMessages.title} description={parametersMessages.description} actions={actions} />
      <div className={styles.pick}>
        <div className={styles.customer}>
          <Combobox
            label={messages.label}
            isLabelHidden
            placeholder={messages.placeholder}
            emptyMessage={messages.none}
            items={(text, signal) => loadCustomers(client, text, signal)}
            value={customerId}
            valueLabel={customer?.name ?? ''}
            onChange={onChoose}
          />
        </div>
        {customer !== null && customer.eiCustomerId !== null && (
          <dl className={styles.details}>
            <Detail name={messages.id}>
              <span className={styles.code}>{customer.eiCustomerId}</span>
              <CopyButton text={customer.eiCustomerId} object={messages.idObject} />
            </Detail>
            {category && (
              <>
                <Detail name={messages.version}>
                  {category.version}
                  <HelpTip label={messages.aboutVersions} text={messages.versionsHelp} />
                </Detail>
                <Detail name={messages.saved}>
                  {category.updatedAt === null ? messages.never : <DateText value={category.updatedAt} />}
                  {category.updatedUser !== null && ` ${messages.savedBy(category.updatedUser)}`}
                </Detail>
              </>
            )}
          </dl>
        )}
      </div>
      {children}
    </Page>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>{name}</dt>
      <dd className={styles.detailValue}>{children}</dd>
    </div>
  );
}
