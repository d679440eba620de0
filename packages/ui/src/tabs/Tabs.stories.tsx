import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { KeyRound, ShieldCheck, Users } from '../icon/index.ts';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { storyLink } from '../storybook/storyLink.tsx';
import { TextField } from '../text-field/index.ts';
import { LinkTabs, Tabs } from './index.ts';

const items = [
  { id: 'profile', label: 'Profile', panel: 'Amara Okafor, administrator of Solstice TV.' },
  { id: 'sessions', label: 'Sessions', count: 3, panel: 'Three devices are signed in.' },
  { id: 'tokens', label: 'API tokens', count: 7, panel: 'Seven tokens, two of them expire this month.' },
  { id: 'activity', label: 'Activity', panel: 'No activity today.' },
];

const many = [
  'All',
  'Europe',
  'Middle East',
  'Africa',
  'South Asia',
  'East Asia',
  'Oceania',
  'North America',
  'Brazil',
];
const regions = many.map((label, index) => ({
  id: label,
  label: `${label} users`,
  count: 2431 >> index,
  panel: `Users of ${label}.`,
}));

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  subcomponents: { LinkTabs },
  tags: ['ready'],
  args: { label: 'Amara Okafor', items, onChange: fn() },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('tab', { name: 'Profile' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /Sessions/ }));
    await expect(args.onChange).toHaveBeenCalledWith('sessions');
    await expect(canvas.getByRole('tabpanel', { name: /Sessions/ })).toHaveTextContent('Three devices');
    await expect(canvas.queryByText(/administrator of Solstice/)).not.toBeInTheDocument();
    await userEvent.click(first);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** One Tab stop; arrow keys open tabs and wrap around; Home and End; the next Tab stop is the panel. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
    // An arrow key that belongs to an input method.
    await fireEvent.keyDown(canvas.getByRole('tab', { name: 'Profile' }), { key: 'ArrowRight', isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Sessions/ })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('sessions');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('activity');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('profile');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Activity' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus();
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Access',
    items: [
      { id: 'people', label: 'People', icon: Users, panel: 'Everyone who can sign in.' },
      { id: 'roles', label: 'Roles', icon: ShieldCheck, panel: 'What they can do.' },
      { id: 'tokens', label: 'Tokens', icon: KeyRound, panel: 'What services can do.' },
    ],
  },
};

/** Arrow keys reach the disabled tab, its reason is announced, and the open panel stays. */
export const DisabledWithReason: Story = {
  args: {
    items: items.map((item) =>
      item.id === 'tokens' ? { ...item, disabledReason: 'Your role cannot read API tokens' } : item,
    ),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Sessions/ }));
    await userEvent.keyboard('{ArrowRight}');
    const refused = canvas.getByRole('tab', { name: /API tokens/ });
    await expect(refused).toHaveFocus();
    await expect(refused).toHaveAccessibleDescription('Your role cannot read API tokens');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('tabpanel', { name: /Sessions/ })).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Your role cannot read API tokens');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('activity');
    await waitFor(() => expect(page.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** IDs can be any text, including spaces or another ID's ending, and still match their panels. */
export const AnyId: Story = {
  args: {
    keepsPanelsMounted: true,
    items: [
      { id: 'api tokens', label: 'Tokens', panel: 'Seven tokens.' },
      { id: 'api tokens-panel', label: 'Panel', panel: 'A control panel.' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const second = canvas.getByRole('tab', { name: 'Panel' });
    await userEvent.click(second);
    await expect(canvas.getByRole('tabpanel', { name: 'Panel' })).toHaveTextContent('A control panel.');
    for (const tab of canvas.getAllByRole('tab')) {
      const panel = canvasElement.ownerDocument.getElementById(tab.getAttribute('aria-controls') ?? '');
      await expect(panel).toHaveAttribute('aria-labelledby', tab.id);
    }
  },
};

function NameField() {
  const [name, setName] = useState('');
  return <TextField label="Display name" value={name} onChange={setName} />;
}

/** A half-filled form is kept while another tab is open. */
export const KeepsPanels: Story = {
  args: {
    keepsPanelsMounted: true,
    items: [
      { id: 'form', label: 'Details', panel: <NameField /> },
      { id: 'other', label: 'History', panel: 'Created by Ingrid Solheim.' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Display name'), 'Solstice');
    await expect(canvas.queryByText(/Created by/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }));
    await expect(canvas.getByLabelText('Display name')).toHaveValue('Solstice');
  },
};

/** The parent controls the value and can refuse a change. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('sessions');
    return <Tabs {...args} value={value} onChange={(next) => next !== 'activity' && setValue(next)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Activity' }));
    await expect(canvas.getByRole('tab', { name: /Sessions/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /API tokens/ }));
    await expect(canvas.getByRole('tabpanel', { name: /API tokens/ })).toBeVisible();
  },
};

const narrow = (Content: () => ReactNode) => (
  <div style={{ inlineSize: 320 }}>
    <Content />
  </div>
);

/** Overflow fades out at the edge; focused tabs and arrow buttons scroll into view. */
export const Overflowing: Story = {
  args: { label: 'Regions', items: regions },
  render: (args) => narrow(() => <Tabs {...args} />),
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-more]') as HTMLElement;
    const isInView = (tab: HTMLElement) => {
      const { left, right } = tab.getBoundingClientRect();
      const view = scroller.getBoundingClientRect();
      return left >= view.left && right <= view.right;
    };
    await waitFor(() => expect(scroller.dataset['more']).toBe('end'));
    const first = canvas.getByRole('tab', { name: /All users/ });
    first.focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: /Brazil/ });
    await waitFor(() => expect(isInView(last)).toBe(true));
    await waitFor(() => expect(scroller.dataset['more']).toBe('start'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isInView(first)).toBe(true));
    const arrow = () => canvasElement.querySelector<HTMLElement>('[data-to=end]');
    await waitFor(() => expect(arrow()).toBeVisible());
    await userEvent.click(arrow() as HTMLElement);
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(150));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Arrow keys follow the reading direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'Regions', items: regions },
  render: (args) => narrow(() => <Tabs {...args} />),
  play: async ({ args, canvas, canvasElement }) => {
    const scroller = canvasElement.querySelector('[data-more]') as HTMLElement;
    await waitFor(() => expect(scroller.dataset['more']).toBe('end'));
    await userEvent.click(canvas.getByRole('tab', { name: /All users/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Europe');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Brazil');
    await waitFor(() => expect(scroller.dataset['more']).toBe('start'));
  },
};

const pages = [
  { id: 'tokens', label: 'API tokens', href: '#tokens', count: 7, isCurrent: true },
  { id: 'keys', label: 'API keys', href: '#keys', count: 2 },
  { id: 'hooks', label: 'Webhooks', href: '#hooks' },
];
const onFollow = fn();

/** Links to pages with their own URLs, which can open in a new tab and be copied. */
export const Links: Story = {
  render: () => <LinkTabs label="API Integrations" items={pages} renderLink={storyLink(onFollow)} />,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'API Integrations' });
    await expect(within(nav).getByRole('link', { name: /API tokens/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onFollow).toHaveBeenLastCalledWith('#keys');
  },
};

const still = (id: string) => items.map((item) => ({ ...item, id: `${id}-${item.id}`, panel: null }));

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Panels, the first open">
        <Tabs label="Rest" items={still('rest')} />
      </BoardRow>
      <BoardRow label="Hovered">
        <Forced state="hover">
          <Tabs label="Hovered" items={still('hover')} defaultValue="hover-sessions" />
        </Forced>
      </BoardRow>
      <BoardRow label="Focused">
        <Forced state="focus-visible">
          <Tabs label="Focused" items={still('focus')} />
        </Forced>
      </BoardRow>
      <BoardRow label="With icons, one disabled">
        <Tabs
          label="Access"
          items={[
            { id: 'p', label: 'People', icon: Users, count: 2431, panel: null },
            { id: 'r', label: 'Roles', icon: ShieldCheck, panel: null },
            { id: 't', label: 'Tokens', icon: KeyRound, disabledReason: 'Not yours', panel: null },
          ]}
        />
      </BoardRow>
      <BoardRow label="Overflowing: at the start">
        {narrow(() => (
          <Tabs label="Regions" items={regions.map((region) => ({ ...region, panel: null }))} />
        ))}
      </BoardRow>
      <BoardRow label="Overflowing: at the end">
        {narrow(() => (
          <Tabs
            label="Regions, scrolled"
            items={regions.map((region) => ({ ...region, panel: null }))}
            defaultValue="Brazil"
          />
        ))}
      </BoardRow>
      <BoardRow label="Links">
        <LinkTabs label="Pages" items={pages} />
      </BoardRow>
    </Board>
  ),
};
