import { createRoot } from 'react-dom/client';

/** Shows a chart that is a React component. */
export const shown = (Chart) => ({
  mount: (element, traffic) => {
    const root = createRoot(element);
    const show = (next) => root.render(<Chart traffic={next} />);
    show(traffic);
    return show;
  },
});
