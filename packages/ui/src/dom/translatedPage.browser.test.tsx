// oxlint-disable react/jsx-key -- states of one component, rendered one after the other
import { act, StrictMode, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Badge } from '../badge/index.ts';
import { Banner } from '../banner/index.ts';
import { Button, LinkButton } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Chip } from '../chip/index.ts';
import { SelectionBar } from '../data-table/bulk-actions/SelectionBar.tsx';
import { EmptyState } from '../states/index.ts';
import { Plus } from '../icon/index.ts';
import { LoadMore } from '../load-more/index.ts';
import { Notice } from '../notice/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Pager } from '../pager/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { Segmented } from '../segmented/index.ts';
import { Status } from '../status/index.ts';
import { Switch } from '../switch/index.ts';
import { Tabs } from '../tabs/index.ts';
import { TextField } from '../text-field/index.ts';
import { ToggleButton } from '../toggle-button/index.ts';
import { translate } from './translate.fixture.ts';

let root: Root;
let page: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const show = (element: ReactElement) => act(async () => root.render(<StrictMode>{element}</StrictMode>));

const nothing = () => undefined;
const pager = { pageSize: 10, hasNext: true, onPrevious: nothing, onNext: nothing };
const tabs = { label: 'Account', value: 'a', onChange: nothing };
const bar = { onClear: nothing, actions: [], isEverythingSelected: false, matchingCount: 'unknown' as const };
const choices = [{ id: 'a', label: 'One', panel: 'First' }];
const otherChoices = [{ id: 'a', label: 'Another' }];

/** States before and after a change, by component. */
const changes: Record<string, readonly ReactElement[]> = {
  Button: [<Button>Save</Button>, <Button isPending>Saving</Button>, <Button icon={Plus}>Saved</Button>],
  'Button with a count': [<Button>Delete {2} users</Button>, <Button>Delete {3} users</Button>],
  'Button with an icon': [<Button icon={Plus}>Add</Button>, <Button iconEnd={Plus}>Adding</Button>],
  LinkButton: [
    <LinkButton href="#a">Open</LinkButton>,
    <LinkButton href="#a" icon={Plus}>
      Opened
    </LinkButton>,
  ],
  ToggleButton: [
    <ToggleButton label="Mute" isSelected={false} onChange={nothing} />,
    <ToggleButton label="Muted" isSelected onChange={nothing} />,
  ],
  Badge: [<Badge>Draft</Badge>, <Badge icon={Plus}>Live</Badge>, <Badge>Ended</Badge>],
  Status: [<Status kind="active" />, <Status kind="paused" />, <Status kind="error">Down</Status>],
  Chip: [<Chip label="Oslo" />, <Chip label="Lagos" icon={Plus} onRemove={nothing} />],
  PageHeader: [
    <PageHeader title="Users" />,
    <PageHeader title="Users" count={3} />,
    <PageHeader title="People" count={4} status={<Status kind="active" />} description="All" />,
    <PageHeader title="People" />,
  ],
  Pager: [
    <Pager {...pager} page={1} rowCount={10} total={30} />,
    <Pager {...pager} page={2} rowCount={10} total={30} />,
    <Pager {...pager} page={2} rowCount={10} />,
  ],
  LoadMore: [
    <LoadMore count={10} total={30} hasMore onLoadMore={nothing} />,
    <LoadMore count={20} total={30} hasMore errorMessage="No network" onLoadMore={nothing} />,
    <LoadMore count={30} total={30} hasMore={false} onLoadMore={nothing} />,
  ],
  SaveBar: [
    <SaveBar changeCount={1} onSave={nothing} onDiscard={nothing} />,
    <SaveBar changeCount={2} blockedBy="Name is missing" onSave={nothing} onDiscard={nothing} />,
    <SaveBar changeCount={3} onSave={nothing} onDiscard={nothing} />,
  ],
  SelectionBar: [<SelectionBar {...bar} selectedCount={1} />, <SelectionBar {...bar} selectedCount={2} />],
  Banner: [<Banner>Soon</Banner>, <Banner onDismiss={nothing}>Now</Banner>],
  Notice: [
    <Notice tone="info">Soon</Notice>,
    <Notice tone="info" title="Failed">
      Now
    </Notice>,
    <Notice tone="info">Later</Notice>,
  ],
  EmptyState: [<EmptyState title="No users" />, <EmptyState title="No match">Try another</EmptyState>],
  TextField: [
    <TextField label="Name" defaultValue="" />,
    <TextField label="Full name" defaultValue="" isRequired errorMessage="Missing" suffix="s" />,
    <TextField label="Full name" defaultValue="" description="As in a passport" isOptionalShown />,
  ],
  Checkbox: [
    <Checkbox label="Agree" isSelected={false} onChange={nothing} />,
    <Checkbox label="Agreed" isSelected errorMessage="No" onChange={nothing} />,
  ],
  Switch: [
    <Switch label="Off" isSelected={false} onChange={nothing} />,
    <Switch label="On" isSelected description="Now" onChange={nothing} />,
  ],
  RadioGroup: [
    <RadioGroup label="Role" items={choices} value="a" onChange={nothing} />,
    <RadioGroup label="Roles" items={otherChoices} value="a" errorMessage="No" onChange={nothing} />,
  ],
  Segmented: [
    <Segmented label="Role" items={choices} value="a" onChange={nothing} />,
    <Segmented label="Roles" items={otherChoices} value="a" onChange={nothing} />,
  ],
  Tabs: [
    <Tabs {...tabs} items={[{ id: 'a', label: 'One', panel: 'First' }]} />,
    <Tabs {...tabs} items={[{ id: 'a', label: 'Two', count: 3, panel: 'Second' }]} />,
  ],
};

test.each(Object.keys(changes))('%s says its new words in a page that the browser has translated', async (name) => {
  const states = changes[name] ?? [];
  const told: string[] = [];
  for (const state of states) {
    const fresh = document.body.appendChild(document.createElement('main'));
    const other = createRoot(fresh);
    await act(async () => other.render(state));
    told.push(fresh.textContent);
    await act(async () => other.unmount());
    fresh.remove();
  }
  const seen: string[] = [];
  for (const state of states) {
    await show(state);
    seen.push(page.textContent);
    translate(page);
  }
  expect(seen).toEqual(told);
});
