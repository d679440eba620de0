import { createRoot } from 'react-dom/client';

/** The size of React alone. */
export default { mount: (element) => createRoot(element).render(<div />) };
