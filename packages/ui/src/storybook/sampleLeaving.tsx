import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { type LeaveAdapter, LeaveGuardProvider, useConfirmLeave, useLeaveGuard } from '../leave-guard/index.ts';
import { Link } from '../link/index.ts';
import { Menu } from '../menu/index.ts';
import { TextField } from '../text-field/index.ts';
import { Row } from './Layout.tsx';

type Navigate = (place: string) => void;
const RouterContext = createContext<{
  go: Navigate;
  setShouldBlock: (test: () => boolean) => void;
  blocked: string;
  settle: (go: boolean) => void;
}>({
  go: () => {},
  setShouldBlock: () => {},
  blocked: '',
  settle: () => {},
});

/** The least router that can hold a navigation back; the app injects its own. */
const adapter: LeaveAdapter = {
  useBlocker(shouldBlock) {
    const { setShouldBlock, blocked, settle } = useContext(RouterContext);
    setShouldBlock(shouldBlock);
    return { state: blocked ? 'blocked' : 'unblocked', proceed: () => settle(true), reset: () => settle(false) };
  },
};

export const onSignOut = fn<(mayLeave: boolean) => void>();
/** The server, which takes as long as a story wants. True: it is saved. */
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
  const { go } = useContext(RouterContext);
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
          go('roles');
        }}
      >
        Save {name} and go on
      </Button>
      <Button onPress={() => void confirmLeave().then((mayLeave) => mayLeave && setValue(''))}>Reset {name}</Button>
    </>
  );
}

function SignOut() {
  const confirmLeave = useConfirmLeave();
  return <Button onPress={() => void confirmLeave().then(onSignOut)}>Sign out</Button>;
}

/** The ways out of a page that a console has: a link, the side navigation's, a menu's, Back, a call. */
function WaysOut() {
  const { go } = useContext(RouterContext);
  const follow = (place: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    go(place);
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
        items={[{ id: 'tokens', label: 'My tokens', href: '#tokens', onAction: () => go('tokens') }]}
      />
      <Button onPress={() => go('roles')}>Roles</Button>
      <Button onPress={() => go('back')}>Back</Button>
    </Row>
  );
}

/** A page with forms, and the least router around it. */
export function LeaveExample({ forms }: { forms: string[] }) {
  const [place, setPlace] = useState('users');
  const [blocked, setBlocked] = useState('');
  const shouldBlock = useRef<() => boolean>(() => false);
  const go = (next: string) => (shouldBlock.current() ? setBlocked(next) : setPlace(next));
  const setShouldBlock = useCallback((test: () => boolean) => {
    shouldBlock.current = test;
  }, []);
  const settle = (mayGo: boolean) => {
    if (mayGo) setPlace(blocked);
    setBlocked('');
  };
  return (
    <RouterContext.Provider value={{ go, setShouldBlock, blocked, settle }}>
      <LeaveGuardProvider adapter={adapter}>
        <p>Page: {place}</p>
        <WaysOut />
        <SignOut />
        {place === 'users' && forms.map((name) => <Form key={name} name={name} />)}
      </LeaveGuardProvider>
    </RouterContext.Provider>
  );
}
