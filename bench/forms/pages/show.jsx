import { createRoot } from 'react-dom/client';

/** The adapter interface of React forms: shows a form with `count` fields. */
export const shown = (Form) => ({
  mount: (element, options) => createRoot(element).render(<Form {...options} />),
});

/** The footer of every form. Submit is enabled when something changed and everything is valid. */
export const FormEnd = ({ isDirty, isValid }) => (
  <>
    <p data-dirty>{isDirty ? 'dirty' : 'clean'}</p>
    <button type="submit" disabled={!isDirty || !isValid}>
      Save
    </button>
  </>
);
