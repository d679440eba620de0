import { createRoot } from 'react-dom/client';

/** What a page of the bench hands over: how to show a form with `count` fields. */
export const shown = (Form) => ({
  mount: (element, options) => createRoot(element).render(<Form {...options} />),
});

/** The end of every form. Submitting is possible when something was changed and everything is valid. */
export const FormEnd = ({ isDirty, isValid }) => (
  <>
    <p data-dirty>{isDirty ? 'dirty' : 'clean'}</p>
    <button type="submit" disabled={!isDirty || !isValid}>
      Save
    </button>
  </>
);
