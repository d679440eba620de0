import { useOf } from '@storybook/addon-docs/blocks';
import { readProperties, type Property } from './readProperties.ts';
import * as styles from './Properties.css.ts';

/** Renders backticks in JSDoc as code. */
function withCode(text: string) {
  // Every second part was between backticks.
  return text.split('`').map((piece, index) => (index % 2 === 0 ? piece : <code key={piece}>{piece}</code>));
}

function PropertyRow({ name, description, isRequired, types, fallback }: Property) {
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <code>{name}</code>
        {isRequired && <span className={styles.required}>required</span>}
      </th>
      <td className={styles.type}>
        <span className={styles.types}>
          {types.map((type) => (
            <code key={type} className={styles.code}>
              {type}
            </code>
          ))}
        </span>
      </td>
      <td className={styles.fallback}>{fallback === undefined ? '–' : <code>{fallback}</code>}</td>
      <td className={styles.description}>{withCode(description)}</td>
    </tr>
  );
}

function PropertyTable({ name, properties }: { name: string; properties: readonly Property[] }) {
  if (properties.length === 0) return <p className={styles.note}>It has no props.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={`Properties of ${name}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            <th scope="col">Default</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <PropertyRow key={property.name} {...property} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Props tables of the component and its subcomponents, from their types. */
export function Properties() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents = {} } = preparedMeta;
  const read = component === undefined ? undefined : readProperties(component);
  const parts = Object.entries(subcomponents).map(([name, part]) => [name, readProperties(part)] as const);
  // Wrapper components in story files have no own props.
  const isStage = read?.name === '' || (parts.length > 0 && read?.properties.length === 0);
  const main = isStage ? undefined : read;
  const takesAttributes = [main, ...parts.map(([, part]) => part)].some((one) => one?.takesAttributes);
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      {main && (
        <section>
          {parts.length > 0 && <h3 className={styles.heading}>{main.name}</h3>}
          <PropertyTable {...main} />
        </section>
      )}
      {parts.map(([name, part]) => (
        <section key={name}>
          <h3 className={styles.heading}>{name}</h3>
          <PropertyTable {...part} name={name} />
        </section>
      ))}
      {takesAttributes && (
        <p className={styles.note}>
          <code>ref</code> reaches the element that takes focus, or the root. <code>id</code> and <code>data-*</code>{' '}
          reach the DOM; <code>className</code> and <code>style</code> do not exist.
        </p>
      )}
    </div>
  );
}
