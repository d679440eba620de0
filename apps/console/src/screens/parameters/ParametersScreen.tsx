import { EmptyState, ErrorState } from '@edge-console/ui/states';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../../data/useQuery.ts';
import { errorText } from '../../messages/errorText.ts';
import { parametersMessages } from '../../messages/parameters.ts';
import { useRouterAddress } from '../../routing/useRouterAddress.ts';
import { RetryButton } from '../failure/RetryButton.tsx';
import { CustomerParameters } from './CustomerParameters.tsx';
import { customerQuery, customersQuery } from './documents.ts';
import { Frame } from './Frame.tsx';
import { customersList } from './loadCustomers.ts';
import { NoEiCustomer } from './NoEiCustomer.tsx';
import { type Asked, readAddress, writeAddress } from './parametersAddress.ts';

const { customer: texts } = parametersMessages;

/** What the SDK of one customer is allowed to do: the customer, then a category, then its values. */
export function ParametersScreen() {
  const { search } = useLocation();
  const address = useRouterAddress();
  const asked = useMemo(() => readAddress(search), [search]);
  const ask = (next: Asked, change: 'push' | 'replace' = 'push') => address.write(writeAddress(next), change);
  const { customerId } = asked;
  const choose = (id: string | null) => ask({ customerId: id, category: id === null ? null : asked.category });

  // The only one is chosen already.
  const several = useQuery(customersQuery, customerId === null ? { list: customersList('', 2) } : null);
  const [first, second] = several.data?.entities.nodes ?? [];
  const onlyId = customerId === null && first !== undefined && second === undefined ? first.id : null;
  useEffect(() => {
    if (onlyId !== null) address.write(writeAddress({ customerId: onlyId, category: null }), 'replace');
  }, [address, onlyId]);

  const query = useQuery(customerQuery, customerId === null ? null : { id: customerId });
  const node = query.isStale ? undefined : query.data?.node;
  if (customerId === null)
    return (
      <Frame customer={null} onChoose={choose}>
        <EmptyState title={several.data && first === undefined ? texts.none : texts.choose}>
          {texts.chooseText}
        </EmptyState>
      </Frame>
    );
  if (node === undefined)
    return (
      <Frame customer={null} onChoose={choose}>
        {query.error ? (
          <ErrorState
            title={texts.notLoaded}
            actions={<RetryButton error={query.error} onRetry={query.reload} isPending={query.isFetching} />}
            reference={query.error.requestId}
          >
            {errorText(query.error)}
          </ErrorState>
        ) : (
          <Skeleton width="100%" height={320} />
        )}
      </Frame>
    );
  if (node === null || node.__typename !== 'Entity')
    return (
      <Frame customer={null} onChoose={choose}>
        <EmptyState title={texts.missing} />
      </Frame>
    );
  const { id, name, eiCustomerId } = node;
  const customer = { id, name, eiCustomerId };
  if (eiCustomerId === null)
    return (
      <Frame customer={customer} onChoose={choose}>
        <NoEiCustomer key={id} customer={customer} onReload={query.reload} />
      </Frame>
    );
  return (
    <CustomerParameters
      key={id}
      customer={customer}
      category={asked.category}
      onChoose={choose}
      onCategory={(category, change) => ask({ customerId, category }, change)}
    />
  );
}
