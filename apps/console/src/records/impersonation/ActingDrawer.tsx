import { RecordLoader } from '../form/RecordLoader.tsx';
import type { ListDrawerProps } from '../list/defineList.ts';
import { actingMessages } from '../../shell/impersonation/messages.ts';
import { userMessages } from '../user/messages.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { ActingForm } from './ActingForm.tsx';
import { graphql } from '../../api/graphql.ts';
import { userFields } from '../user/userFields.ts';

const actingTargetQuery = graphql(
  `
    query ActingTarget($id: ID!) {
      node(id: $id) {
        __typename
        ... on User {
          ...UserFields
        }
      }
    }
  `,
  [userFields],
);

const messages = actingMessages.drawer;

export const ActingDrawer = ({ id, onClose }: ListDrawerProps) => (
  <RecordLoader
    query={actingTargetQuery}
    type="User"
    id={id}
    messages={{ ...messages, missing: userMessages.missing }}
    onClose={onClose}
  >
    {(target) => (
      <ActingForm
        title={messages.title(fullName(target))}
        description={messages.description(target.email, target.entity.name)}
        draftKey={`act:${id}`}
        userId={id}
        onClose={onClose}
      />
    )}
  </RecordLoader>
);
