import { forwardRef, useState } from 'react';
import { isComposing } from '../dom/isComposing.ts';
import { describedBy, Field, useFieldIds, type FieldProps } from '../field/index.ts';
import { useFormats } from '../formats/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { isMatch } from '../listbox/index.ts';
import { SearchField } from '../search-field/index.ts';
import { AreaHeader } from './AreaHeader.tsx';
import { GroupRow } from './GroupRow.tsx';
import { permissionMatrixMessages } from './messages.ts';
import * as styles from './PermissionMatrix.css.ts';
import { filterAreas, levelOf, withArea, type PermissionArea, type Permissions } from './permissions.ts';

export interface PermissionMatrixProps extends Omit<FieldProps, 'labelEnd'> {
  /** The groups by area; omit groups that cannot be granted at all. */
  items: readonly PermissionArea[];
  /** The level of each group by its ID (controlled). */
  value: Permissions;
  /** Called on each change with all levels. */
  onChange: (value: Permissions) => void;
  /** The saved levels: a changed group shows its saved level. */
  savedValue?: Permissions | undefined;
  /** Whether groups can be searched. @default from nine groups on */
  isSearchShown?: boolean | undefined;
  /** Shows levels as text. @default false */
  isReadOnly?: boolean | undefined;
  /** One level below the heading above it. @default 3, as below the title of a card or drawer */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A role's permission level in each group. `ref` points to the root. */
export const PermissionMatrix = forwardRef<HTMLDivElement, PermissionMatrixProps>(function PermissionMatrix(
  {
    id,
    label,
    isLabelHidden = false,
    isRequired = false,
    isOptionalShown = false,
    description,
    errorMessage,
    items,
    value,
    onChange,
    savedValue,
    isSearchShown = items.flatMap(({ groups }) => groups).length > 8,
    isReadOnly = false,
    headingLevel = 3,
    ...data
  },
  ref,
) {
  const messages = useMessages(permissionMatrixMessages);
  const { number } = useFormats();
  const locale = useLocale();
  const ids = useFieldIds(id);
  const [query, setQuery] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const search = query.trim();
  const shown = search === '' ? items : filterAreas(items, (text) => isMatch(text, search, locale));
  const found = shown.flatMap(({ groups }) => groups).length;
  const message = { description, errorMessage };

  return (
    <Field
      {...data}
      ids={ids}
      label={label}
      isLabelDetached
      {...{ isLabelHidden, isRequired, isOptionalShown }}
      {...message}
    >
      <div
        ref={ref}
        id={ids.control}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no browser makes a fieldset the container that its parts ask
        role="group"
        aria-labelledby={ids.label}
        {...describedBy(ids.message, message)}
        className={styles.root}
        data-invalid={errorMessage !== undefined || undefined}
      >
        {isSearchShown && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears its search
          <div
            className={styles.tools}
            onKeyDown={(event) => {
              // Enter in the search must not submit the form around it.
              if (event.key === 'Enter' && !isComposing(event)) event.preventDefault();
            }}
          >
            <SearchField
              variant="plain"
              label={messages.search}
              placeholder={messages.search}
              value={query}
              onChange={setQuery}
            />
            <output className={styles.found}>{search !== '' && messages.found(number(found), found === 1)}</output>
          </div>
        )}
        {shown.map((area) => (
          <div key={area.id} className={styles.area}>
            <AreaHeader
              area={area}
              // Includes groups hidden by the search.
              fullArea={items.find((one) => one.id === area.id) ?? area}
              value={value}
              headingLevel={headingLevel}
              isReadOnly={isReadOnly || search !== ''}
              onSetAll={(level) => {
                onChange(withArea(value, area, level));
                setAnnouncement(messages.allSet(area.label, messages.levels[level]));
              }}
            />
            {area.groups.map((group) => (
              <GroupRow
                key={group.id}
                group={group}
                level={levelOf(value, group.id)}
                savedLevel={savedValue && levelOf(savedValue, group.id)}
                errorId={errorMessage === undefined ? undefined : ids.message}
                isReadOnly={isReadOnly}
                onChange={(level) => onChange({ ...value, [group.id]: level })}
              />
            ))}
          </div>
        ))}
        {shown.length === 0 && <p className={styles.empty}>{messages.noMatch(search)}</p>}
        <output className={styles.hidden}>{announcement}</output>
      </div>
    </Field>
  );
});
