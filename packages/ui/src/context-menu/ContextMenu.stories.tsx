import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { clearMenuSpies, onEdit, rowActions } from '../storybook/sampleMenus.ts';
import { OpenMenu } from '../storybook/OpenMenu.tsx';
import { TextField } from '../text-field/index.ts';
import { typography, vars } from '../theme/index.ts';
import { ContextMenu } from './ContextMenu.tsx';

const card = (
  <div
    style={{
      ...typography.body,
      display: 'grid',
      gap: 4,
      padding: 16,
      maxInlineSize: 320,
      borderRadius: 8,
      border: `1px solid ${vars.color.border.default}`,
    }}
  >
    <Link href="#priya">Priya Raghunathan</Link>
    <span>priya.r@lumensports.example</span>
    <TextField label="Note" value="On leave" onChange={() => undefined} />
  </div>
);

const meta = {
  title: 'Actions/Context menu',
  component: ContextMenu,
  tags: ['ready'],
  args: { label: 'Actions for Priya Raghunathan', items: rowActions, children: card },
  beforeEach: () => {
    clearMenuSpies();
    document.getSelection()?.removeAllRanges();
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
const email = () => screen.getByText('priya.r@lumensports.example');
/** Right-clicks; true if the browser's menu is prevented. */
const rightClick = async (element: Element, more: MouseEventInit = {}) => {
  const { left, top } = element.getBoundingClientRect();
  return !(await fireEvent.contextMenu(element, { clientX: left + 10, clientY: top + 5, ...more }));
};

/** A right click opens it at the pointer; selecting an item runs it and restores focus. */
export const Default: Story = {
  play: async () => {
    const link = screen.getByRole('link');
    link.focus();
    await expect(await rightClick(email())).toBe(true);
    const menu = await screen.findByRole('menu', { name: 'Actions for Priya Raghunathan' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    const target = email().getBoundingClientRect();
    await expect(Math.abs(menu.getBoundingClientRect().top - target.top - 5)).toBeLessThan(12);
    await expect(Math.abs(menu.getBoundingClientRect().left - target.left - 10)).toBeLessThan(12);
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await gone();
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Shift F10 and the Menu key open it at the focused element; Escape restores focus. */
export const ByKeyboard: Story = {
  play: async () => {
    const link = screen.getByRole('link');
    for (const keys of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      link.focus();
      await userEvent.keyboard(keys);
      const menu = await screen.findByRole('menu');
      await expect(Math.abs(menu.getBoundingClientRect().top - link.getBoundingClientRect().bottom)).toBeLessThan(16);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(link).toHaveFocus());
    }
  },
};

/** A long press opens it without clicking the element below; a moving finger scrolls. */
export const ByTouch: Story = {
  play: async () => {
    const link = screen.getByRole('link');
    const { left, top } = link.getBoundingClientRect();
    const at = (dy = 0) => ({ pointerType: 'touch', isPrimary: true, clientX: left, clientY: top + dy, bubbles: true });
    const wasFollowed = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await fireEvent(link, new PointerEvent('pointerdown', at()));
    await fireEvent(link, new PointerEvent('pointermove', at(40)));
    await fireEvent(link, new PointerEvent('pointerup', at(40)));
    await fireEvent(link, new PointerEvent('pointerdown', at()));
    await screen.findByRole('menu');
    await fireEvent(link, new PointerEvent('pointerup', at()));
    await expect(wasFollowed()).toBe(false);
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** The browser's menu opens with Shift, in fields and on selected text. */
export const BrowserMenu: Story = {
  play: async () => {
    await expect(await rightClick(screen.getByRole('link'), { shiftKey: true })).toBe(false);
    await expect(await rightClick(screen.getByRole('textbox'))).toBe(false);
    document.getSelection()?.selectAllChildren(email());
    await expect(await rightClick(email())).toBe(false);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    document.getSelection()?.removeAllRanges();
    await expect(await rightClick(screen.getByRole('link'))).toBe(true);
    await screen.findByRole('menu');
  },
};

/** The area and its open menu. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="An area with its menu open">
        {card}
        <OpenMenu label="Actions for Priya Raghunathan" items={rowActions} />
      </BoardRow>
    </Board>
  ),
};
