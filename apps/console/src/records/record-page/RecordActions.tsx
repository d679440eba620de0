import { Button, IconButton } from '@edge-console/ui/button';
import { Ellipsis } from '@edge-console/ui/icon';
import { Menu, type MenuAction, type MenuEntry } from '@edge-console/ui/menu';
import { recordPageMessages as messages } from './messages.ts';

/** An entry of a row menu by its ID. */
export const actionIn = (menu: readonly MenuEntry[] | undefined, id: string): MenuAction | undefined =>
  menu?.find((entry): entry is MenuAction => typeof entry === 'object' && 'onAction' in entry && entry.id === id);

/** The row menu of the page's object: some actions as buttons, the others in a menu. */
export function RecordActions({
  menu,
  buttons,
}: {
  menu: readonly MenuEntry[] | undefined;
  buttons: readonly string[];
}) {
  if (!menu) return null;
  const shown = buttons.flatMap((id) => actionIn(menu, id) ?? []);
  const others = menu.filter((entry) => entry === 'separator' || !shown.some((action) => action === entry));
  const first = others.findIndex((entry) => entry !== 'separator');
  return (
    <>
      {shown.map(({ id, label, icon, disabledReason, onAction }) => (
        <Button key={id} {...(icon && { icon })} disabledReason={disabledReason} onPress={onAction}>
          {label}
        </Button>
      ))}
      {first >= 0 && (
        <Menu
          label={messages.more}
          trigger={<IconButton label={messages.more} icon={Ellipsis} variant="secondary" />}
          items={others.slice(first)}
        />
      )}
    </>
  );
}
