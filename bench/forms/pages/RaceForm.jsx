/** The markup of every form in a race, which the page inspects. */
export const RaceForm = ({ onSubmit, isValidating, error, fields, items }) => (
  <form noValidate onSubmit={onSubmit}>
    {fields}
    <span data-error="a">{error}</span>
    <span data-validating>{String(isValidating)}</span>
    {items}
  </form>
);

export const Item = ({ children, error }) => (
  <p data-item>
    {children}
    <span data-error="item">{error}</span>
  </p>
);
