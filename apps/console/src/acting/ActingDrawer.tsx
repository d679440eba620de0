import { StoredObject } from '../form-drawer/StoredObject.tsx';
import type { ListDrawerProps } from '../list-screen/defineList.ts';
import { actingMessages } from '../messages/acting.ts';
import { usersMessages } from '../messages/users.ts';
import { fullName } from '../screens/users/fullName.ts';
import { ActingForm } from './ActingForm.tsx';
import { actingTargetQuery } from './documents.ts';

const texts = actingMessages.drawer;

/** Starts acting as the user with this id. */
export const ActingDrawer = ({ id, onClose }: ListDrawerProps) => (
  <StoredObject
    query={actingTargetQuery}
    type="User"
    id={id}
    messages={{ ...texts, missing: usersMessages.missing }}
    onClose={onClose}
  >
    {(target) => (
      <ActingForm
        title={texts.title(fullName(target))}
        description={texts.description(target.email, target.entity.name)}
        draftKey={`act:${id}`}
        userId={id}
        onClose={onClose}
      />
    )}
  </StoredObject>
);
