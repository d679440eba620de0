import { Button } from '@edge-console/ui/button';
import { Copy, ScrollText } from '@edge-console/ui/icon';
import { Skeleton } from '@edge-console/ui/skeleton';
import { EmptyState } from '@edge-console/ui/states';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useQuery } from '../../api/useQuery.ts';
import { DocumentationLink } from '../../shell/documentation/DocumentationLink.tsx';
import { parametersMessages } from './messages.ts';
import { useUrlState } from '../../router/useUrlState.ts';
import { LoadFailure } from '../../records/feedback/LoadFailure.tsx';
import { CustomerParameters, type Opened } from './CustomerParameters.tsx';
import { customersQuery } from './queries.ts';
import { ParametersLayout } from './ParametersLayout.tsx';
import { customersList } from './loadCustomers.ts';
import { NoEiCustomer } from './NoEiCustomer.tsx';
import { type ParametersFilters, readParametersUrl, writeParametersUrl } from './parametersUrl.ts';
import { useCategories } from './useParameters.ts';
import { usePersistedSchema } from './usePersistedSchema.ts';
import { graphql } from '../../api/graphql.ts';

const customerQuery = graphql(`
  query ParameterCustomer($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on Entity {
        name
        eiCustomerId
      }
    }
  }
`);

const { customer: messages } = parametersMessages;

/** SDK parameters: select a customer, then a category, then edit its values. */
export function ParametersScreen() {
  const { search } = useLocation();
  const address = useUrlState();
  const { customerId, category: categoryName } = useMemo(() => readParametersUrl(search), [search]);
  const setFilters = (next: ParametersFilters, change: 'push' | 'replace' = 'push') =>
    address.write(writeParametersUrl(next), change);
  const [opened, setOpened] = useState<Opened>();
  const access = useAccess('setEiParameters');

  // A single customer is selected automatically.
  const several = useQuery(customersQuery, customerId === null ? { list: customersList('', 2) } : null);
  const [first, second] = several.data?.entities.nodes ?? [];
  const onlyId = customerId === null && first !== undefined && second === undefined ? first.id : null;
  useEffect(() => {
    if (onlyId !== null) address.write(writeParametersUrl({ customerId: onlyId, category: null }), 'replace');
  }, [address, onlyId]);

  const query = useQuery(customerQuery, customerId === null ? null : { id: customerId });
  const node = query.data?.node;
  const customer = customerId !== null && node?.__typename === 'Entity' ? node : null;
  const categoriesOfCustomer = useCategories(customer);
  const { categories } = categoriesOfCustomer;
  usePersistedSchema(categories !== undefined);
  const category =
    categories?.find(({ name }) => name === categoryName) ?? (categoryName === null ? categories?.[0] : undefined);

  const content = () => {
    if (customerId === null)
      return (
        <EmptyState title={several.data && first === undefined ? messages.none : messages.choose}>
          {messages.chooseText} <DocumentationLink topic="parameters" />
        </EmptyState>
      );
    if (node === undefined)
      return query.error ? (
        <LoadFailure
          title={messages.notLoaded}
          error={query.error}
          onRetry={query.refetch}
          isPending={query.isFetching}
        />
      ) : (
        <Skeleton width="100%" height={320} />
      );
    if (customer === null) return <EmptyState title={messages.missing} />;
    if (customer.eiCustomerId === null)
      return <NoEiCustomer key={customer.id} customer={customer} onReload={query.refetch} />;
    return (
      <CustomerParameters
        key={customer.id}
        customer={customer}
        query={categoriesOfCustomer}
        categoryName={categoryName}
        category={category}
        onCategory={(next, change) => setFilters({ customerId, category: next }, change)}
        opened={opened}
        onOpen={setOpened}
      />
    );
  };
  return (
    <ParametersLayout
      customerId={customerId}
      customer={customer}
      category={category}
      onChoose={(id) => setFilters({ customerId: id, category: id === null ? null : categoryName })}
      actions={
        category && (
          <>
            <Button icon={ScrollText} onPress={() => setOpened('history')}>
              {parametersMessages.history}
            </Button>
            {access.allowed && (
              <Button icon={Copy} onPress={() => setOpened('copy')}>
                {parametersMessages.copyFrom}
              </Button>
            )}
          </>
        )
      }
    >
      {content()}
    </ParametersLayout>
  );
}
