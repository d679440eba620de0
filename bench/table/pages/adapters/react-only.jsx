import { createRoot } from 'react-dom/client';

/** What React alone weighs, with the cells and the page around them. */
export default { mount: (element) => createRoot(element).render(<div />) };
