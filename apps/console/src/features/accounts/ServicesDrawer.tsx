import { FormCheckboxGroup } from '@edge-console/forms';
import * as v from 'valibot';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { accessMessages } from '../../core/messages/access.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountsMessages } from './messages.ts';
import { serviceIds } from './accountValues.ts';
import { accountQuery } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const setEntityServicesMutation = graphql(
  `
    mutation SetEntityServices($id: ID!, $services: [Service!]!) {
      setEntityServices(id: $id, services: $services) {
        entity {
          id
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const { servicesDrawer: messages } = accountsMessages;
const { editDrawer, form: labels } = accountFormMessages;
const schema = v.object({ services: v.array(v.picklist(serviceIds)) });

/** Changes an account's services, which are limited to those of its parent account. */
export function ServicesDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const recordMessages = { ...editDrawer, loading: messages.loading };
  return (
    <RecordLoader query={accountQuery} type="Entity" id={id} messages={recordMessages} onClose={onClose}>
      {({ name, type, services, parent }) => (
        <FormDrawer
          title={messages.title(name)}
          {...(type === 'RESELLER' && { description: messages.lost })}
          submitLabel={messages.submit}
          schema={schema}
          initialValues={{ services: [...services] }}
          draftKey={`account-services:${id}`}
          mutation={setEntityServicesMutation}
          variables={(values) => ({ id, services: values.services })}
          done={() => messages.done(name)}
          failed={errorMessages.notSaved}
          missing={editDrawer.missing}
          onSaved={refetchList}
          onClose={onClose}
        >
          {(form) => (
            <FormCheckboxGroup
              form={form}
              name="services"
              label={labels.services}
              description={labels.servicesHint}
              items={(parent?.services ?? serviceIds).map((one) => ({
                id: one,
                label: accessMessages.services[one] ?? one,
              }))}
            />
          )}
        </FormDrawer>
      )}
    </RecordLoader>
  );
}
