/** The control with this ID or name. */
export function findControl(container: HTMLElement | null, name: string): HTMLElement | null {
  const key = CSS.escape(name);
  return container?.querySelector<HTMLElement>(`#${key}, [name="${key}"]`) ?? null;
}

/** The first invalid control that can take focus. An editor sets the state on its shadow host. */
export function firstInvalid(container: HTMLElement | null): HTMLElement | undefined {
  const invalid = container?.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-editor][data-invalid]') ?? [];
  for (const control of invalid) {
    if (control.tabIndex >= 0) return control;
    // A group carries the state for its parts.
    const part = control.querySelector<HTMLElement>('input, button, [tabindex="0"]');
    if (part) return part;
  }
  return undefined;
}

const oneLine = ['text', 'email', 'tel', 'url', 'password', 'number', 'search'];

/** A single-line field, where Enter means Next, unless it has an open list. */
export const isSingleLineInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && oneLine.includes(target.type) && target.role !== 'combobox';
