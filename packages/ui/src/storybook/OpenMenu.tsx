import type { MenuEntry } from '../menu/index.ts';
import * as styles from '../menu/Menu.css.ts';
import { MenuBody } from '../menu/Menu.tsx';
import { AriaLocale } from '../messages/AriaLocale.tsx';
import { floating } from '../overlay/index.ts';

/** A menu surface without its trigger. */
export function OpenMenu({ label, items, header }: { label: string; items: MenuEntry[]; header?: string }) {
  return (
    <AriaLocale>
      <div className={`${floating} ${styles.popover}`}>
        <MenuBody
          label={label}
          items={items}
          {...(header === undefined ? {} : { header })}
          menuRef={null}
          triggerRef={undefined}
          onOpenChange={undefined}
          isStill
        />
      </div>
    </AriaLocale>
  );
}
