import { useSnackbar } from '@edge-console/ui/snackbar';
import type { ResultOf } from '../../data/graphql.ts';
import { useMutation } from '../../data/useMutation.ts';
import type { Query } from '../../data/useQuery.ts';
import { usersMessages } from '../../messages/users.ts';
import { failureText } from './failureText.ts';
import { fullName } from './fullName.ts';
import { type ListedUser, setUserActiveMutation, type usersQuery } from './documents.ts';

const texts = usersMessages.activity;

type Change = Pick<ListedUser, 'active' | 'status'>;

/** What the server will most likely answer; its answer replaces it. */
function expectedStatus(user: ListedUser, active: boolean): ListedUser['status'] {
  if (!active) return 'INACTIVE';
  return user.lastLogin === null ? 'INVITED' : 'ACTIVE';
}

/** Enables and disables: shown at once, taken back when the server refuses, and undone with one press. */
export function useUserActivity(users: Query<ResultOf<typeof usersQuery>>) {
  const { show } = useSnackbar();
  const mutation = useMutation(setUserActiveMutation);

  const apply = (id: string, change: Change) =>
    users.update((data) => ({
      users: { ...data.users, nodes: data.users.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) },
    }));

  async function setActive(user: ListedUser, active: boolean): Promise<void> {
    const name = fullName(user);
    apply(user.id, { active, status: expectedStatus(user, active) });
    const result = await mutation.run({ id: user.id, active });
    if (result.kind === 'done') {
      const changed = result.data.setUserActive.user ?? { active, status: expectedStatus(user, active) };
      apply(user.id, { active: changed.active, status: changed.status });
      const before = user.active;
      show({
        kind: 'success',
        message: active ? texts.enabled(name) : texts.disabled(name),
        action: {
          label: texts.undo,
          isUndo: true,
          onAction: () => void setActive({ ...user, active: changed.active, status: changed.status }, before),
        },
      });
      return;
    }
    apply(user.id, { active: user.active, status: user.status });
    show({ kind: 'error', message: failureText(active ? texts.notEnabled(name) : texts.notDisabled(name), result) });
  }

  return setActive;
}
