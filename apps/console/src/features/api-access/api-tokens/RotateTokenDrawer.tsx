import { FormRadioGroup } from '@edge-console/forms';
import { oneOf } from '@edge-console/forms/rules';
import { useState } from 'react';
import * as v from 'valibot';
import { FormDrawer } from '../../../records/form/FormDrawer.tsx';
import { RecordLoader } from '../../../records/form/RecordLoader.tsx';
import type { ListDrawerProps } from '../../../records/list/defineList.ts';
import { apiTokensMessages } from './messages.ts';
import { apiTokenQuery, apiTokenFields } from './queries.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { isSecretUnseen } from '../../../records/api-token/tokenStatus.ts';
import { graphql } from '../../../api/graphql.ts';
import { userErrorFields } from '../../../api/userErrorFields.ts';
import type { TokenWithSecret } from './CreateTokenDrawer.tsx';

const rotateApiTokenMutation = graphql(
  `
    mutation RotateApiToken($id: ID!, $overlapHours: Int!) {
      rotateApiToken(id: $id, overlapHours: $overlapHours) {
        apiToken {
          ...ApiTokenFields
        }
        secret
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [apiTokenFields, userErrorFields],
);

const { rotateDrawer: messages, form: labels } = apiTokensMessages;

/** Hours for which the old secret still works. */
const overlaps = ['24', '1', '0'] as const;
const rule = v.object({ overlapHours: oneOf(overlaps) });
const withOverlap: v.InferInput<typeof rule> = { overlapHours: '24' };
const withoutOverlap: v.InferInput<typeof rule> = { overlapHours: '0' };

/** Rotates a token's secret, and shows the new one once. An unseen old secret stops working immediately. */
export function RotateTokenDrawer({ id, onClose, refetchList }: ListDrawerProps) {
  const [rotated, setRotated] = useState<TokenWithSecret>();
  if (rotated) return <SecretDialog created={rotated} onClose={onClose} />;
  return (
    <RecordLoader query={apiTokenQuery} type="ApiToken" id={id} messages={labels} onClose={onClose}>
      {(token) => {
        const { name } = token;
        const isUnseen = isSecretUnseen(token);
        const drawerMessages = isUnseen ? apiTokensMessages.getSecretDrawer : messages;
        return (
          <FormDrawer
            title={drawerMessages.title(name)}
            description={drawerMessages.description}
            submitLabel={drawerMessages.submit}
            schema={rule}
            initialValues={isUnseen ? withoutOverlap : withOverlap}
            draftKey={`rotate-api-token:${id}`}
            mutation={rotateApiTokenMutation}
            variables={({ overlapHours }) => ({ id, overlapHours: Number(overlapHours) })}
            done={() => messages.done(name)}
            failed={messages.failed(name)}
            missing={labels.missing}
            onSaved={({ rotateApiToken }) => {
              refetchList();
              setRotated(rotateApiToken);
            }}
            staysOpen
            onClose={onClose}
          >
            {(form) =>
              !isUnseen && (
                <FormRadioGroup
                  form={form}
                  name="overlapHours"
                  label={messages.overlap}
                  variant="cards"
                  items={overlaps.map((hours) => ({ id: hours, ...messages.overlaps[hours] }))}
                />
              )
            }
          </FormDrawer>
        );
      }}
    </RecordLoader>
  );
}
