import { edgeDeliveryMessages } from './messages.ts';
import type { StoredPathway } from './queries.ts';
import * as styles from './EdgeDelivery.css.ts';

const { preview, resources } = edgeDeliveryMessages;

type PathwayNameProps = {
  name: string;
  /** Undefined until it is loaded. */
  pathway: StoredPathway | undefined;
  isClone: boolean;
};

/** A pathway in a resource's list: its name above its host. */
export const PathwayName = ({ name, pathway, isClone }: PathwayNameProps) => (
  <span className={styles.pathway}>
    <code className={styles.code}>{name}</code>
    {pathway && (
      <span className={styles.host}>
        {[
          ...(pathway.hostname === undefined ? [] : [pathway.hostname]),
          ...(pathway.active === false ? [resources.form.disabled] : []),
          ...(isClone ? [preview.clone] : []),
        ].join(' · ')}
      </span>
    )}
  </span>
);
