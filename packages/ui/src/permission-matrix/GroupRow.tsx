import { useId } from 'react';
import { Badge } from '../badge/index.ts';
import { Icon, LockKeyhole } from '../icon/index.ts';
import { useMessages } from '../messages/index.ts';
import * as segments from '../segmented/Segmented.css.ts';
import { permissionMatrixMessages } from './messages.ts';
import * as styles from './PermissionMatrix.css.ts';
import { isGrantable, permissionLevels, type PermissionGroup, type PermissionLevel } from './permissions.ts';

interface GroupRowProps {
  group: PermissionGroup;
  level: PermissionLevel;
  savedLevel: PermissionLevel | undefined;
  /** The error of the whole matrix, announced on each group too. */
  errorId: string | undefined;
  isReadOnly: boolean;
  onChange: (level: PermissionLevel) => void;
}

/** A group and its level, as native radio buttons: one Tab stop, arrow keys select. */
export function GroupRow({ group, level, savedLevel = level, errorId, isReadOnly, onChange }: GroupRowProps) {
  const messages = useMessages(permissionMatrixMessages);
  const id = useId();
  const { label, description, maxLevelReason } = group;
  const isChanged = savedLevel !== level;
  // Read-only groups show no lock.
  const isLocked = !isReadOnly && !isGrantable(group, 'manage') && maxLevelReason !== undefined;
  const described = [
    isChanged && `${id}was`,
    description !== undefined && `${id}description`,
    isLocked && `${id}reason`,
    errorId,
  ].filter(Boolean);
  return (
    <div className={styles.row} data-changed={isChanged || undefined}>
      <div className={styles.text}>
        <div className={styles.name}>
          <span id={`${id}label`}>{label}</span>
          {isChanged && (
            <span id={`${id}was`} className={styles.was}>
              <Badge tone="primary">{messages.previousLevel(messages.levels[savedLevel])}</Badge>
            </span>
          )}
        </div>
        {description !== undefined && (
          <span id={`${id}description`} className={styles.description}>
            {description}
          </span>
        )}
        {isLocked && (
          <span id={`${id}reason`} className={styles.reason}>
            <Icon icon={LockKeyhole} size={12} className={styles.lock} />
            <span>{maxLevelReason}</span>
          </span>
        )}
      </div>
      <code className={styles.id}>{group.id}</code>
      {isReadOnly ? (
        <span className={styles.level} data-level={level}>
          {messages.levels[level]}
        </span>
      ) : (
        <div
          role="radiogroup"
          aria-labelledby={`${id}label`}
          {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
          className={`${segments.track({ isBlock: true })} ${styles.control}`}
        >
          {permissionLevels.map((one) => (
            <label key={one} className={segments.segment({ size: 'md', isBlock: true })}>
              <input
                type="radio"
                className={segments.radio}
                name={id}
                value={one}
                checked={one === level}
                disabled={!isGrantable(group, one)}
                onChange={() => onChange(one)}
              />
              {!isGrantable(group, one) && <Icon icon={LockKeyhole} size={12} />}
              <span className={segments.text}>{messages.levels[one]}</span>
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
