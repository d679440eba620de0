import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { Notice } from '@edge-console/ui/notice';
import { useEffect, useState } from 'react';
import { useOfflineReason } from '../../auth/access/useOnlineAccess.ts';
import { useAccess } from '../../auth/access/useAccess.ts';
import { useMutation } from '../../api/useMutation.ts';
import { errorText } from '../../api/errorText.ts';
import { parametersMessages } from './messages.ts';
import type { Customer } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const createEiCustomerMutation = graphql(
  `
    mutation CreateEiCustomer($entityId: ID!) {
      createEiCustomer(entityId: $entityId) {
        entity {
          id
          eiCustomerId
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = parametersMessages.noEiCustomer;

/** Polls until Edge Intelligence responds. */
const pollIntervalMs = 1_000;

type NoEiCustomerProps = { customer: Customer; onReload: () => void };

/** Shown for a customer unknown to Edge Intelligence, which platform staff can register. */
export function NoEiCustomer({ customer, onReload }: NoEiCustomerProps) {
  const access = useAccess('createEiCustomer');
  const offline = useOfflineReason();
  const create = useMutation(createEiCustomerMutation);
  const [isOrdered, setIsOrdered] = useState(false);
  useEffect(() => {
    if (!isOrdered) return undefined;
    const timer = setInterval(onReload, pollIntervalMs);
    return () => clearInterval(timer);
  }, [isOrdered, onReload]);
  const order = async () => {
    const result = await create.run({ entityId: customer.id });
    setIsOrdered(result.kind === 'done');
  };
  return (
    <Card>
      <Notice
        tone="warning"
        title={messages.title}
        action={
          access.allowed && (
            <Button
              size="sm"
              disabledReason={offline}
              isPending={create.isRunning || isOrdered}
              onPress={() => void order()}
            >
              {messages.create}
            </Button>
          )
        }
      >
        {isOrdered
          ? messages.creating
          : access.allowed
            ? messages.text
            : `${messages.text} ${messages.contactPlatform}`}
        {create.error && ` ${messages.failed} ${errorText(create.error)}`}
      </Notice>
    </Card>
  );
}
