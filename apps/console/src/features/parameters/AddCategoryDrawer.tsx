import { FormTextField } from '@edge-console/forms';
import { categoryName } from '@edge-console/domain';
import * as v from 'valibot';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { parametersMessages } from './messages.ts';
import { type Category, type Customer, toCategory, categoryFields } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const createCategoryMutation = graphql(
  `
    mutation CreateEiCategory($entityId: ID!, $name: String!) {
      createEiCategory(entityId: $entityId, name: $name) {
        category {
          ...CategoryFields
        }
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [categoryFields, userErrorFields],
);

const { adding: messages } = parametersMessages;
const schema = v.object({ name: categoryName });

type AddCategoryDrawerProps = { customer: Customer; onAdded: (category: Category) => void; onClose: () => void };

/** Adds a category to this customer only. */
export function AddCategoryDrawer({ customer, onAdded, onClose }: AddCategoryDrawerProps) {
  return (
    <FormDrawer
      title={messages.title}
      description={messages.description}
      submitLabel={messages.submit}
      schema={schema}
      initialValues={{ name: '' }}
      draftKey={`add-category:${customer.id}`}
      mutation={createCategoryMutation}
      variables={({ name }) => ({ entityId: customer.id, name })}
      done={({ name }) => messages.done(name)}
      failed={messages.failed}
      onSaved={({ createEiCategory: { category } }) => {
        if (category) onAdded(toCategory(category));
      }}
      onClose={onClose}
    >
      {(form) => <FormTextField form={form} name="name" label={messages.name} autoComplete="off" />}
    </FormDrawer>
  );
}
