import { CircleExclamationPoint, Icon, Plus } from '@edge-console/ui/icon';
import { Link as RouterLink } from 'react-router-dom';
import { parametersMessages } from './messages.ts';
import type { Category } from './queries.ts';
import * as styles from './Parameters.css.ts';
import { writeParametersUrl } from './parametersUrl.ts';
import type { Unsaved } from './useParameters.ts';

const { categories: messages } = parametersMessages;

type CategoryNavProps = {
  categories: readonly Category[];
  unsaved: readonly Unsaved[];
  current: string | undefined;
  customerId: string;
  /** Undefined without permission to edit. */
  onAdd: (() => void) | undefined;
};

/** The catalog's categories and the customer's own, with markers for edits and errors. */
export function CategoryNav({ categories, unsaved, current, customerId, onAdd }: CategoryNavProps) {
  const custom = categories.filter((one) => one.custom);
  const item = ({ name }: Category) => (
    <li key={name}>
      <RouterLink
        className={styles.category}
        to={{ search: writeParametersUrl({ customerId, category: name }) }}
        aria-current={name === current ? 'page' : undefined}
      >
        <span className={styles.categoryName}>{name}</span>
        <Mark unsaved={unsaved.find(({ category }) => category.name === name)} />
      </RouterLink>
    </li>
  );
  return (
    <nav className={styles.nav} aria-label={messages.label}>
      <p className={styles.navTitle}>{messages.label}</p>
      <ul className={styles.categories}>{categories.filter((one) => !one.custom).map(item)}</ul>
      {(custom.length > 0 || onAdd) && <p className={styles.navTitle}>{messages.custom}</p>}
      {custom.length > 0 && <ul className={styles.categories}>{custom.map(item)}</ul>}
      {onAdd && (
        <button type="button" className={styles.add} onClick={onAdd}>
          <Icon icon={Plus} size={14} />
          {messages.add}
        </button>
      )}
    </nav>
  );
}

function Mark({ unsaved }: { unsaved: Unsaved | undefined }) {
  if (!unsaved || unsaved.count === 0) return null;
  if (unsaved.reading.values === null)
    return (
      <span className={styles.wrong}>
        <Icon icon={CircleExclamationPoint} size={14} />
        <span className={styles.hidden}>{messages.wrong}</span>
      </span>
    );
  return (
    <span className={styles.edited}>
      <span className={styles.hidden}>{messages.edited(unsaved.count)}</span>
    </span>
  );
}
