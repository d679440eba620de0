import { requiredText } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { FormDrawer } from '../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../records/list/defineList.ts';
import { accountFormMessages } from '../../records/account/accountFormMessages.ts';
import { accountsMessages } from './messages.ts';
import { ReferenceField } from '../../records/reference-field/ReferenceField.tsx';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { accountQuery } from './queries.ts';
import { loadResellers } from './loadResellers.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const moveEntityMutation = graphql(
  `
    mutation MoveEntity($id: ID!, $parentId: ID!) {
      moveEntity(id: $id, parentId: $parentId) {
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

const { moveDrawer: messages } = accountsMessages;
const { editDrawer } = accountFormMessages;
const schema = v.object({ parentId: requiredText });

/** Moves a customer to another reseller, or directly under the platform. */
export function MoveDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const { client } = useQueryClient();
  const { entity } = useViewer();
  const platform = entity ? [{ id: entity.id, label: messages.platform(entity.name) }] : [];
  const recordMessages = { ...editDrawer, loading: messages.loading };
  return (
    <RecordLoader query={accountQuery} type="Entity" id={id} messages={recordMessages} onClose={onClose}>
      {({ name, parent }) => (
        <FormDrawer
          title={messages.title(name)}
          description={messages.now(parent?.name ?? '')}
          submitLabel={messages.submit}
          schema={schema}
          initialValues={{ parentId: '' }}
          draftKey={`move-account:${id}`}
          mutation={moveEntityMutation}
          variables={({ parentId }) => ({ id, parentId })}
          done={() => messages.done(name)}
          failed={messages.failed(name)}
          missing={editDrawer.missing}
          onSaved={refetchList}
          onClose={onClose}
        >
          {(form) => (
            <>
              <p>{messages.what}</p>
              <ReferenceField
                form={form}
                name="parentId"
                label={messages.parent}
                load={async (text, signal) => {
                  const resellers = await loadResellers(client, text, signal);
                  const all = [...platform, ...resellers.map(({ value, label }) => ({ id: value, label }))];
                  return all.filter((one) => one.id !== parent?.id);
                }}
              />
            </>
          )}
        </FormDrawer>
      )}
    </RecordLoader>
  );
}
