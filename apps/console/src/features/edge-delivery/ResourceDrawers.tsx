import { resourceRule } from '@edge-console/domain';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { resourceQuery } from './queries.ts';
import { ResourceFields } from './ResourceFields.tsx';
import { conflictValues, newResource, resourceValues, type ResourceValues } from './resourceForm.ts';
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

const updateResourceMutation = graphql(
  `
    mutation UpdateResource($id: ID!, $expectedVersion: Int!, $input: ResourceInput!) {
      updateResource(id: $id, expectedVersion: $expectedVersion, input: $input) {
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

const { createDrawer, duplicateDrawer, editDrawer, form: labels } = edgeDeliveryMessages.resources;

type NewResourceProps = ListDrawerProps & { title: string; initialValues: ResourceValues };

function NewResource({ title, id, initialValues, onClose, refetchList }: NewResourceProps) {
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
      {(form) => <ResourceFields form={form} hasActive />}
    </FormDrawer>
  );
}

export const CreateResource = (props: ListDrawerProps) => (
  <NewResource {...props} title={createDrawer.title} initialValues={newResource} />
);

/** Adds a resource with another one's values. */
export const DuplicateResource = (props: ListDrawerProps) => (
  <RecordLoader query={resourceQuery} type="Resource" id={props.id} messages={labels} onClose={props.onClose}>
    {(resource) => (
      <NewResource
        {...props}
        title={duplicateDrawer.title(resource.name)}
        initialValues={{ ...resourceValues(resource), name: '' }}
      />
    )}
  </RecordLoader>
);

/** Changes a resource. Enabling and disabling are separate actions, which explain the impact on viewers. */
export function EditResource({ id, onClose, refetchList }: ListDrawerProps) {
  return (
    <RecordLoader query={resourceQuery} type="Resource" id={id} messages={labels} onClose={onClose}>
      {(resource, reload) => (
        <FormDrawer
          title={editDrawer.title(resource.name)}
          submitLabel={editDrawer.submit}
          schema={resourceRule}
          initialValues={resourceValues(resource)}
          draftKey={`edit-resource:${id}`}
          mutation={updateResourceMutation}
          variables={(input, overwriteVersion) => ({
            id,
            expectedVersion: overwriteVersion ?? resource.version,
            input,
          })}
          done={({ name }) => editDrawer.done(name)}
          failed={errorMessages.notSaved}
          missing={labels.missing}
          onSaved={refetchList}
          onClose={onClose}
          conflictValues={conflictValues(resourceValues(resource).pathways)}
          onReload={async () => {
            const found = await reload();
            return found && resourceValues(found);
          }}
        >
          {(form) => <ResourceFields form={form} />}
        </FormDrawer>
      )}
    </RecordLoader>
  );
}
