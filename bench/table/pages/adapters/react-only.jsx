import { createRoot } from 'react-dom/client';

/** The size of React alone, with the cells and the page around them. */
export default { mount: (element) => createRoot(element).render(<div />) };
