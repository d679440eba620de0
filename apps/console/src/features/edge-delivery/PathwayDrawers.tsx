import { type Form, FormSwitch, FormTextField } from '@edge-console/forms';
import { pathwayRule } from '@edge-console/domain';
import { TextField } from '@edge-console/ui/text-field';
import * as v from 'valibot';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { edgeDeliveryMessages } from './messages.ts';
import { createPathwayMutation } from './createPathwayMutation.ts';
import { newPathway, PathwayFields, type PathwayValues } from './PathwayFields.tsx';
import { pathwayQuery } from './queries.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const updatePathwayMutation = graphql(
  `
    mutation UpdatePathway($id: ID!, $expectedVersion: Int!, $hostname: String!) {
      updatePathway(id: $id, expectedVersion: $expectedVersion, hostname: $hostname) {
        pathway {
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

const { createDrawer, duplicateDrawer, editDrawer, form: labels } = edgeDeliveryMessages.pathways;
const hostnameRule = v.object({ hostname: pathwayRule.entries.hostname });
const currentRule = v.object({ hostname: v.string() });

type NewPathwayProps = ListDrawerProps & { title: string; initialValues: PathwayValues };

function NewPathway({ title, id, initialValues, onClose, refetchList }: NewPathwayProps) {
  return (
    <FormDrawer
      title={title}
      submitLabel={createDrawer.submit}
      schema={pathwayRule}
      initialValues={initialValues}
      draftKey={`create-pathway:${id}`}
      mutation={createPathwayMutation}
      variables={(input) => ({ input })}
      done={({ name }) => createDrawer.done(name)}
      failed={createDrawer.failed}
      onSaved={refetchList}
      onClose={onClose}
    >
      {(form: Form<PathwayValues>) => (
        <>
          <PathwayFields form={form} />
          <FormSwitch form={form} name="active" label={labels.active} />
        </>
      )}
    </FormDrawer>
  );
}

export const CreatePathway = (props: ListDrawerProps) => (
  <NewPathway {...props} title={createDrawer.title} initialValues={newPathway} />
);

/** Adds a pathway with another one's host, which is the only way to rename a pathway. */
export const DuplicatePathway = (props: ListDrawerProps) => (
  <RecordLoader query={pathwayQuery} type="Pathway" id={props.id} messages={labels} onClose={props.onClose}>
    {({ name, hostname, active }) => (
      <NewPathway {...props} title={duplicateDrawer.title(name)} initialValues={{ name: '', hostname, active }} />
    )}
  </RecordLoader>
);

/** Changes a pathway's host. Its name is fixed, because manifests refer to it. */
export function EditPathway({ id, onClose, refetchList }: ListDrawerProps) {
  return (
    <RecordLoader query={pathwayQuery} type="Pathway" id={id} messages={labels} onClose={onClose}>
      {({ name, hostname, version }, reload) => (
        <FormDrawer
          title={editDrawer.title(name)}
          submitLabel={editDrawer.submit}
          schema={hostnameRule}
          initialValues={{ hostname }}
          draftKey={`edit-pathway:${id}`}
          mutation={updatePathwayMutation}
          variables={(values, overwriteVersion) => ({
            id,
            expectedVersion: overwriteVersion ?? version,
            hostname: values.hostname,
          })}
          done={() => editDrawer.done(name)}
          failed={errorMessages.notSaved}
          missing={labels.missing}
          onSaved={refetchList}
          onClose={onClose}
          conflictValues={(current) => {
            const { success, output } = v.safeParse(currentRule, current);
            return success ? output : undefined;
          }}
          onReload={async () => {
            const found = await reload();
            return found && { hostname: found.hostname };
          }}
        >
          {(form) => (
            <>
              <TextField
                label={labels.name}
                description={labels.nameFixed}
                value={name}
                onChange={() => undefined}
                isReadOnly
                dir="ltr"
              />
              <FormTextField
                form={form}
                name="hostname"
                label={labels.hostname}
                description={labels.hostnameHint}
                dir="ltr"
                autoComplete="off"
              />
            </>
          )}
        </FormDrawer>
      )}
    </RecordLoader>
  );
}
