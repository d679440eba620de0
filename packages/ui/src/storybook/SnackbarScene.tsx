import { useState } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { createSnackbarQueue, SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { Status } from '../status/index.ts';
import { vars } from '../theme/index.ts';
import { users } from './samplePeople.tsx';

const team = users.filter(({ status }) => status !== 'invited').slice(0, 4);
const firstDisabled = 'Mateo Rivas';

/** Users who can be disabled and enabled, with a snackbar for each change. */
function Team() {
  const { show } = useSnackbar();
  const [disabled, setDisabled] = useState<ReadonlySet<string>>(new Set([firstDisabled]));
  const set = (name: string, isDisabled: boolean) => {
    setDisabled((now) => new Set([...now].filter((one) => one !== name).concat(isDisabled ? [name] : [])));
  };
  const change = (name: string, isDisabled: boolean) => {
    set(name, isDisabled);
    show({
      kind: 'success',
      message: `${name} is ${isDisabled ? 'disabled' : 'enabled'}`,
      action: { label: 'Undo', isUndo: true, onAction: () => set(name, !isDisabled) },
    });
  };
  return (
    <Card
      title="Team"
      description="Users who can sign in to Solstice."
      actions={<Button onPress={() => show({ message: 'Invitation link copied' })}>Copy invitation link</Button>}
    >
      <ul style={{ display: 'grid', gap: 16, margin: 0, padding: 0, listStyle: 'none' }}>
        {team.map(({ name, role }) => (
          <li key={name} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
            <Avatar name={name} />
            <span style={{ flex: '1 1 9rem', font: vars.text.body }}>
              {name}
              <span style={{ display: 'block', font: vars.text.bodySm, color: vars.color.fg.muted }}>{role}</span>
            </span>
            <span style={{ inlineSize: 88 }}>
              <Status kind={disabled.has(name) ? 'inactive' : 'active'} />
            </span>
            <span style={{ display: 'grid', inlineSize: 128, justifyItems: 'end' }}>
              <Button size="sm" onPress={() => change(name, !disabled.has(name))}>
                {disabled.has(name) ? `Enable ${name.split(' ')[0]}` : `Disable ${name.split(' ')[0]}`}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A page right after a user was disabled. */
export function SnackbarScene() {
  const [queue] = useState(() => {
    const first = createSnackbarQueue();
    first.show({
      kind: 'success',
      message: `${firstDisabled} disabled`,
      action: { label: 'Undo', isUndo: true, onAction: () => {} },
    });
    return first;
  });
  return (
    <SnackbarProvider queue={queue}>
      <div style={{ maxInlineSize: 680 }}>
        <Team />
      </div>
    </SnackbarProvider>
  );
}
