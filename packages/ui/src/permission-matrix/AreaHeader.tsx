import { useState, type KeyboardEvent } from 'react';
import { Count } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { useFormats } from '../formats/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import { nextTab } from '../tabs/nextTab.ts';
import { permissionMatrixMessages } from './messages.ts';
import * as styles from './PermissionMatrix.css.ts';
import {
  grantedCount,
  permissionLevels,
  type PermissionArea,
  type PermissionLevel,
  type Permissions,
} from './permissions.ts';

interface AreaHeaderProps {
  area: PermissionArea;
  /** Includes groups hidden by a search. */
  fullArea: PermissionArea;
  value: Permissions;
  headingLevel: 2 | 3 | 4;
  isReadOnly: boolean;
  onSetAll: (level: PermissionLevel) => void;
}

/** An area's name, the number of its groups with access, and controls to set them all. */
export function AreaHeader({ area, fullArea, value, headingLevel, isReadOnly, onSetAll }: AreaHeaderProps) {
  const messages = useMessages(permissionMatrixMessages);
  const { number } = useFormats();
  const [stop, setStop] = useState(0);
  const Heading = `h${headingLevel}` as const;
  const granted = number(grantedCount(value, fullArea));
  const count = number(fullArea.groups.length);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(event.key, stop, buttons.length, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  };

  return (
    <div className={styles.header}>
      {area.icon && (
        <span className={styles.icon}>
          <Icon icon={area.icon} />
        </span>
      )}
      <Heading className={styles.areaName}>{area.label}</Heading>
      <Count>{messages.count(granted, count)}</Count>
      <span className={styles.hidden}>{messages.withAccess}</span>
      {!isReadOnly && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
        <div role="toolbar" aria-label={messages.setAllOf(area.label)} className={styles.setAll} onKeyDown={onKeyDown}>
          <span aria-hidden="true" className={styles.setAllText}>
            {messages.setAll}
          </span>
          {permissionLevels.map((level, index) => (
            <Button
              key={level}
              size="sm"
              variant="ghost"
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onPress={() => onSetAll(level)}
            >
              {messages.levels[level]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
