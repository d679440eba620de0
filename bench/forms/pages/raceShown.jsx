import { createRoot } from 'react-dom/client';

/** `has`: `answers` (a server error at a field), `items` (a list of fields), `signal` (the submit can be aborted). */
export const raced = (has, Form) => ({
  has,
  mount(element, { send }) {
    const root = createRoot(element);
    const actions = { unmount: () => root.unmount() };
    root.render(<Form send={send} actions={actions} />);
    return actions;
  },
});
