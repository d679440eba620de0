import { parameterChanges } from '@edge-console/domain';
import { Button } from '@edge-console/ui/button';
import { CheckboxGroup } from '@edge-console/ui/checkbox';
import { Combobox } from '@edge-console/ui/combobox';
import { Dialog } from '@edge-console/ui/dialog';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useMemo, useState } from 'react';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useQuery } from '../../api/useQuery.ts';
import { parametersMessages } from './messages.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { categoriesQuery, type Category, type Customer, toCategory } from './queries.ts';
import { storedFields, without, withEdit } from './edits.ts';
import { loadCustomers } from './loadCustomers.ts';
import * as styles from './Parameters.css.ts';
import { ownValues, type ParametersState } from './useParameters.ts';

const { copying: messages, categories: categoryMessages } = parametersMessages;

type CopyDialogProps = {
  customer: Customer;
  parameters: ParametersState;
  /** Called once the values are in the form, to be reviewed before saving. */
  onCopied: () => void;
  onClose: () => void;
};

/** Copies another customer's values into this customer's form, by category. */
export function CopyDialog({ customer, parameters, onCopied, onClose }: CopyDialogProps) {
  const { client } = useQueryClient();
  const [from, setFrom] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const query = useQuery(categoriesQuery, from === null ? null : { entityId: from });
  const source = query.data?.eiCategories;
  const compared = useMemo(
    () => source && compare(source.map(toCategory), parameters.categories ?? []),
    [source, parameters.categories],
  );
  const chosen = compared?.pairs.filter(({ target }) => !left.includes(target.name)) ?? [];
  const copy = () => {
    parameters.edit((edits) =>
      chosen.reduce(
        (sum, { target, source }) => withEdit(without(sum, target.name), target, storedFields(source)),
        edits,
      ),
    );
    onCopied();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      description={messages.text(customer.name)}
      size="md"
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={copy}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Combobox
          label={messages.from}
          items={async (text, signal) =>
            (await loadCustomers(client, text, signal)).filter(({ id }) => id !== customer.id)
          }
          value={from}
          onChange={(id) => {
            setFrom(id);
            setLeft([]);
          }}
        />
        {from !== null && compared === undefined && !query.error && <Skeleton width="100%" height={120} />}
        {from !== null && query.error && compared === undefined && (
          <LoadFailure
            title={categoryMessages.notLoaded}
            error={query.error}
            onRetry={query.refetch}
            isPending={query.isFetching}
          />
        )}
        {compared && compared.pairs.length === 0 && <p className={styles.muted}>{messages.same}</p>}
        {compared && compared.pairs.length > 0 && (
          <CheckboxGroup
            label={messages.categories}
            items={compared.pairs.map(({ target, count }) => ({
              id: target.name,
              label: messages.differs(target.name, count),
            }))}
            value={chosen.map(({ target }) => target.name)}
            onChange={(names) => {
              const all = compared.pairs.map(({ target }) => target.name);
              setLeft(all.filter((name) => !names.includes(name)));
            }}
          />
        )}
        {compared && compared.absent.length > 0 && (
          <p className={styles.muted}>{messages.absent(compared.absent.join(', '))}</p>
        )}
      </div>
    </Dialog>
  );
}

type Pair = { readonly target: Category; readonly source: Category; readonly count: number };

/** Categories that differ, and those only the other customer has. */
function compare(source: readonly Category[], target: readonly Category[]): { pairs: Pair[]; absent: string[] } {
  const pairs = source.flatMap((their): Pair[] => {
    const our = target.find(({ name }) => name === their.name);
    const count = our ? Object.keys(parameterChanges(our.name, ownValues(our), ownValues(their))).length : 0;
    return our && count > 0 ? [{ target: our, source: their, count }] : [];
  });
  const names = new Set(target.map(({ name }) => name));
  return { pairs, absent: source.map(({ name }) => name).filter((name) => !names.has(name)) };
}
