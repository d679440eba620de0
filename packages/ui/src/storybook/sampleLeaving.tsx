import { useState } from 'react';
import { fn } from 'storybook/test';
import { StoryRouter, useStoryRouter } from '../../../../.storybook/StoryRouter.tsx';
import { Button } from '../button/index.ts';
import { useConfirmLeave, useLeaveGuard } from '../leave-guard/index.ts';
import { Link } from '../link/index.ts';
import { Menu } from '../menu/index.ts';
import { TextField } from '../text-field/index.ts';
import { Row } from './Layout.tsx';

export const onSignOut = fn<(mayLeave: boolean) => void>();
/** The save request; resolves to whether it succeeded. */
export const onSave = fn<() => Promise<boolean>>(() => new Promise(() => {}));

function Form({ name }: { name: string }) {
  const [value, setValue] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const { confirmLeave, bypassNextNavigation } = useLeaveGuard({
    isDirty: value !== '',
    isSaving,
    title: `Leave without saving ${name}?`,
    message: `${name} has not been saved. What you entered will be lost.`,
  });
  const { navigate } = useStoryRouter();
  const save = async () => {
    setIsSaving(true);
    const isSaved = await onSave();
    setIsSaving(false);
    if (isSaved) setValue('');
  };
  return (
    <>
      <TextField label={name} value={value} onChange={setValue} />
      <Button onPress={() => void save()}>Save {name}</Button>
      <Button
        onPress={() => {
          bypassNextNavigation();
          navigate('roles');
        }}
      >
        Save {name} and continue
      </Button>
      <Button onPress={() => void confirmLeave().then((mayLeave) => mayLeave && setValue(''))}>Reset {name}</Button>
    </>
  );
}

function SignOut() {
  const confirmLeave = useConfirmLeave();
  return <Button onPress={() => void confirmLeave().then(onSignOut)}>Sign out</Button>;
}

/** Every way to leave a page: a link, a menu item, a call, Back. */
function Exits() {
  const { navigate } = useStoryRouter();
  const follow = (path: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    navigate(path);
  };
  return (
    <Row>
      <nav aria-label="Main">
        <Link href="#roles" onClick={follow('roles')}>
          Roles in the menu
        </Link>
      </nav>
      <Menu
        label="Account"
        trigger={<Button>Account</Button>}
        items={[{ id: 'tokens', label: 'My tokens', href: '#tokens', onAction: () => navigate('tokens') }]}
      />
      <Button onPress={() => navigate('roles')}>Roles</Button>
      <Button onPress={() => navigate('back')}>Back</Button>
    </Row>
  );
}

/** A page with forms that the leave guard protects. */
export function LeaveExample({ forms }: { forms: string[] }) {
  return (
    <StoryRouter initialPath="users">
      <LeavePage forms={forms} />
    </StoryRouter>
  );
}

function LeavePage({ forms }: { forms: string[] }) {
  const { path } = useStoryRouter();
  return (
    <>
      <p>Page: {path}</p>
      <Exits />
      <SignOut />
      {path === 'users' && forms.map((name) => <Form key={name} name={name} />)}
    </>
  );
}
