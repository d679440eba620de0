import { redo, undo, undoDepth } from '@codemirror/commands';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { setup } from './editorSetup.ts';
import { normalizeLineEndings } from './lines.ts';
import { minimalChange } from './textDifference.ts';

/** Label and description inside the shadow root, which element ids outside cannot be referenced from. */
export interface EditorLabels {
  label: string;
  description: string;
  isInvalid: boolean;
  isRequired: boolean;
}

export interface EditorProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
}

export interface EditorHandlers {
  onChange: (value: string) => void;
  onBlur: () => void;
  onUndoable: (isUndoable: boolean) => void;
}

export interface JsonEditorView {
  setValue: (value: string) => void;
  setLabels: (words: EditorLabels) => void;
  setProblems: (problems: readonly EditorProblem[]) => void;
  setReadOnly: (isReadOnly: boolean, isDisabled: boolean) => void;
  setPhrases: (phrases: Readonly<Record<string, string>>) => void;
  /** One undoable step. */
  replace: (from: number, to: number, insert: string) => void;
  undo: () => void;
  redo: () => void;
  find: () => void;
  goTo: (offset: number) => void;
  destroy: () => void;
}

/** Marks changes that come from the `value` property: `onChange` is not called for them. */
const fromOwner = Annotation.define<boolean>();

/** Tab stops inside the editor: the text, and the search panel while it is open. */
const tabStops = '[tabindex="0"], input:enabled, button:enabled';

/** Whether Tab moves the focus to another element inside the editor. */
function isTabInside(event: KeyboardEvent, within: HTMLElement): boolean {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return false;
  const all = [...within.querySelectorAll(tabStops)];
  const next = all.findIndex((one) => one === event.target) + (event.shiftKey ? -1 : 1);
  return next >= 0 && next < all.length;
}

/** An editor in a shadow root, which adopts its style sheets: a strict content security policy refuses a `<style>` element. */
export function createEditor(host: HTMLElement, value: string, handlers: EditorHandlers): JsonEditorView {
  // A label, an error summary or a ref focuses the host.
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  root.replaceChildren();
  const description = document.createElement('span');
  description.id = 'description';
  description.hidden = true;
  root.append(description);

  const words = new Compartment();
  const access = new Compartment();
  const phrases = new Compartment();
  let pendingValue: string | undefined;
  let isUndoable = false;
  const view: EditorView = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: value,
      extensions: [
        setup,
        words.of([]),
        access.of([]),
        phrases.of([]),
        EditorView.updateListener.of((update) => {
          const isOwn = update.transactions.some((transaction) => transaction.annotation(fromOwner));
          if (update.docChanged && !isOwn) handlers.onChange(update.state.doc.toString());
          const canUndo = undoDepth(update.state) > 0;
          if (canUndo !== isUndoable) handlers.onUndoable(canUndo);
          isUndoable = canUndo;
        }),
        EditorView.domEventHandlers({
          compositionend: () => {
            const latest = pendingValue;
            pendingValue = undefined;
            // After the editor has applied the composed text.
            if (latest !== undefined) queueMicrotask(() => setValue(latest));
          },
        }),
      ],
    }),
  });
  // The search panel is part of the editor.
  view.dom.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && view.dom.contains(relatedTarget))) handlers.onBlur();
  });
  // Outside the shadow root, the host is the event target: Escape would close the dialog together with the search panel, and
  // a dialog's focus trap would skip the panel.
  view.dom.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTabInside(event, view.dom)) event.stopPropagation();
  });
  view.setTabFocusMode(true);
  // It precedes the text, and would get the focus that the host delegates.
  view.scrollDOM.removeAttribute('tabindex');

  function setValue(next: string): void {
    const before = view.state.doc.toString();
    const after = normalizeLineEndings(next);
    // An older value must not be applied after this one.
    pendingValue = undefined;
    if (before === after) return;
    // Replacing text would end an IME composition.
    if (view.composing) {
      pendingValue = next;
      return;
    }
    view.dispatch({ changes: minimalChange(before, after), annotations: fromOwner.of(true) });
  }
  const reconfigure = (part: Compartment, extension: Extension) =>
    view.dispatch({ effects: part.reconfigure(extension) });

  return {
    setValue,
    setLabels: ({ label, description: text, isInvalid, isRequired }) => {
      description.textContent = text;
      const attributes: Record<string, string> = { 'aria-label': label, 'aria-describedby': description.id };
      if (isInvalid) attributes['aria-invalid'] = 'true';
      if (isRequired) attributes['aria-required'] = 'true';
      reconfigure(words, EditorView.contentAttributes.of(attributes));
    },
    setProblems: (problems) => {
      const { length } = view.state.doc;
      const found = problems.map(({ from, to, severity, message }): Diagnostic => ({
        from: Math.min(from, length),
        to: Math.min(Math.max(from, to), length),
        severity,
        message,
      }));
      view.dispatch(setDiagnostics(view.state, found));
    },
    setReadOnly: (isReadOnly, isDisabled) =>
      reconfigure(access, [
        EditorState.readOnly.of(isReadOnly || isDisabled),
        EditorView.editable.of(!isDisabled),
        isReadOnly ? EditorView.contentAttributes.of({ 'aria-readonly': 'true' }) : [],
        isDisabled ? EditorView.contentAttributes.of({ 'aria-disabled': 'true' }) : [],
      ]),
    setPhrases: (all) => reconfigure(phrases, EditorState.phrases.of({ ...all })),
    replace: (from, to, insert) => {
      view.dispatch({ changes: { from, to, insert }, userEvent: 'input' });
      view.focus();
    },
    undo: () => {
      undo(view);
      view.focus();
    },
    redo: () => {
      redo(view);
      view.focus();
    },
    find: () => openSearchPanel(view),
    goTo: (offset) => {
      const at = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
