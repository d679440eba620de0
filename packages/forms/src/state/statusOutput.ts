import type { FormControl } from './form.ts';
import { output, type Output } from './output.ts';

/**
 * An element that shows the status of the form without a render: `write` runs once it is mounted, and whenever
 * the status has changed or, where it asks, `form.isValid()` has. For forms of hundreds of fields; what is written is the form's.
 */
export const statusOutput = <Shown extends HTMLElement>(
  form: FormControl,
  write: (element: Shown) => void,
): Output<Shown> =>
  output((listener) => {
    const stops = [form.subscribe('~status', listener), form.subscribe('~validity', listener)];
    return () => stops.forEach((stop) => stop());
  }, write);
