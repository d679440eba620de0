/** The control with this id or name. */
export function findControl(container: HTMLElement | null, name: string): HTMLElement | null {
  const key = CSS.escape(name);
  return container?.querySelector<HTMLElement>(`#${key}, [name="${key}"]`) ?? null;
}

/** The first control that says it is wrong and can take the focus. An editor says it on the host of its shadow root. */
export function firstInvalid(container: HTMLElement | null): HTMLElement | undefined {
  const invalid = container?.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-editor][data-invalid]') ?? [];
  for (const control of invalid) {
    if (control.tabIndex >= 0) return control;
    // A group says it for its parts.
    const part = control.querySelector<HTMLElement>('input, button, [tabindex="0"]');
    if (part) return part;
  }
  return undefined;
}

const oneLine = ['text', 'email', 'tel', 'url', 'password', 'number', 'search'];

/** A field of one line, in which Enter means "go on". A list that is open needs its Enter itself. */
export const isSingleLineInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && oneLine.includes(target.type) && target.role !== 'combobox';
