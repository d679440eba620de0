import { resourceRule } from '@edge-console/domain';
import { FormSwitch } from '@edge-console/forms';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { pathwaysOf, type StoredPathway, useResourceQuery } from './queries.ts';
import { ManifestFields } from './ManifestFields.tsx';
import { newResource, resourceValues, type ResourceValues } from './resourceForm.ts';
import { SteeringFields } from './SteeringFields.tsx';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const createResourceMutation = graphql(
  `
    mutation CreateResource($input: ResourceInput!) {
      createResource(input: $input) {
        resource {
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

const { createDrawer, duplicateDrawer, form: labels } = edgeDeliveryMessages.resources;

type NewResourceProps = ListDrawerProps & {
  title: string;
  initialValues: ResourceValues;
  own?: readonly StoredPathway[];
};

function NewResource({ title, id, initialValues, own, onClose, refetchList }: NewResourceProps) {
  return (
    <FormDrawer
      title={title}
      description={createDrawer.description}
      submitLabel={createDrawer.submit}
      schema={resourceRule}
      initialValues={initialValues}
      draftKey={`create-resource:${id}`}
      mutation={createResourceMutation}
      variables={(input) => ({ input })}
      done={({ name }) => createDrawer.done(name)}
      failed={createDrawer.failed}
      onSaved={refetchList}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ManifestFields form={form} />
          <SteeringFields form={form} {...(own && { own })} />
          <FormSwitch form={form} name="active" label={labels.active} />
        </>
      )}
    </FormDrawer>
  );
}

export const CreateResource = (props: ListDrawerProps) => (
  <NewResource {...props} title={createDrawer.title} initialValues={newResource} />
);

/** Adds a resource with another one's values. */
export const DuplicateResource = (props: ListDrawerProps) => (
  <RecordLoader query={useResourceQuery()} type="Resource" id={props.id} messages={labels} onClose={props.onClose}>
    {(resource) => (
      <NewResource
        {...props}
        title={duplicateDrawer.title(resource.name)}
        initialValues={{ ...resourceValues(resource), name: '' }}
        own={pathwaysOf(resource)}
      />
    )}
  </RecordLoader>
);
