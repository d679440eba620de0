import { createRoot } from 'react-dom/client';

/** What React alone weighs. */
export default { mount: (element) => createRoot(element).render(<div />) };
