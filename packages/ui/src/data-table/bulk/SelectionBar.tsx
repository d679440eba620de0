import { useRef } from 'react';
import { Button, IconButton } from '../../button/index.ts';
import { useFormatNumber } from '../../formats/useFormatNumber.ts';
import { Ellipsis, Icon, X } from '../../icon/index.ts';
import { lazyComponent } from '../../lazy-part/index.ts';
import type { AnchoredMenuProps } from '../../menu/index.ts';
import { bulkBarMessages } from '../../messages/english/bulkBar.ts';
import { useMessages } from '../../messages/index.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import type { BulkBarProps } from './BulkBar.tsx';
import * as styles from './BulkBar.css.ts';
import { useBarKeys } from './useBarKeys.ts';
import { useFittingActions } from './useFittingActions.ts';

const Menu = lazyComponent<AnchoredMenuProps>(async () => (await import('../../menu/index.ts')).Menu);

/** The bar itself, while rows are selected. */
export function SelectionBar({
  selectedCount,
  matchingCount,
  isEverythingSelected = false,
  onSelectEverything,
  onClear,
  actions,
  table,
}: BulkBarProps) {
  const texts = useMessages(bulkBarMessages);
  const formatNumber = useFormatNumber();
  const bar = useRef<HTMLElement>(null);
  const count = useFittingActions(bar, actions.map(({ label }) => label).join('/'));
  const rest = actions.slice(count);

  useBarKeys(bar, onClear, table);

  return (
    <section ref={bar} className={styles.bar} aria-label={texts.label}>
      <span className={styles.words} data-fixed>
        <span className={styles.count}>
          {isEverythingSelected && matchingCount === 'unknown'
            ? texts.everything
            : texts.selected(formatNumber(selectedCount))}
        </span>
        {onSelectEverything && !isEverythingSelected && (
          <button type="button" className={styles.link} onClick={() => onSelectEverything()}>
            {matchingCount === 'unknown' ? texts.selectEverything : texts.selectAll(formatNumber(matchingCount))}
          </button>
        )}
      </span>
      {actions.length > 0 && <span className={styles.rule} />}
      {actions.map(({ id, label, icon, disabledReason, onAction }, index) => (
        <span key={id} data-action={label} hidden={index >= count}>
          <Button
            variant="ghost"
            icon={icon && <Icon icon={icon} />}
            disabledReason={disabledReason}
            onPress={() => onAction()}
          >
            {label}
          </Button>
        </span>
      ))}
      {rest.length > 0 && (
        <MenuButton
          label={texts.more}
          icon={<Icon icon={Ellipsis} />}
          placement="top end"
          preload={Menu.preload}
          renderMenu={(anchor) => <Menu {...anchor} items={rest} />}
        />
      )}
      <span className={styles.rule} />
      <span data-fixed>
        <IconButton label={texts.clear} icon={<Icon icon={X} />} variant="ghost" onPress={() => onClear()} />
      </span>
    </section>
  );
}
