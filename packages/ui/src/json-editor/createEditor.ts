import { redo, undo, undoDepth } from '@codemirror/commands';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { setup } from './editorSetup.ts';
import { lineEnds } from './lineEnds.ts';
import { sharedEnds } from './sharedEnds.ts';

/** What the text is called, and what is said about it, inside the shadow root: ids do not reach across its edge. */
export interface EditorWords {
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
  setWords: (words: EditorWords) => void;
  setProblems: (problems: readonly EditorProblem[]) => void;
  setReadOnly: (isReadOnly: boolean, isDisabled: boolean) => void;
  setPhrases: (phrases: Readonly<Record<string, string>>) => void;
  /** As one step that can be undone. */
  replace: (from: number, to: number, insert: string) => void;
  undo: () => void;
  redo: () => void;
  find: () => void;
  goTo: (offset: number) => void;
  destroy: () => void;
}

/** A change that the owner has made, who need not be told of it. */
const fromOwner = Annotation.define<boolean>();

/** The smallest piece in which two texts differ: the cursor elsewhere stays where it is. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const { start, end } = sharedEnds(before, after);
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Where Tab stops in it: the text, and its search while that is open. */
const stops = '[tabindex="0"], input:enabled, button:enabled';

/** Whether Tab goes on inside of it. */
function isTabInside(event: KeyboardEvent, within: HTMLElement): boolean {
  if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return false;
  const all = [...within.querySelectorAll(stops)];
  const next = all.findIndex((one) => one === event.target) + (event.shiftKey ? -1 : 1);
  return next >= 0 && next < all.length;
}

/**
 * An editor in a shadow root. There its style sheets are adopted; in a document they would be a `<style>` element, which a strict
 * content security policy refuses.
 */
export function createEditor(host: HTMLElement, value: string, handlers: EditorHandlers): JsonEditorView {
  // A label, an error summary or a ref focuses the host, and means the text.
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true });
  root.replaceChildren();
  const description = document.createElement('span');
  description.id = 'description';
  description.hidden = true;
  root.append(description);

  const words = new Compartment();
  const access = new Compartment();
  const phrases = new Compartment();
  let waiting: string | undefined;
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
            const late = waiting;
            waiting = undefined;
            // After the editor has taken in what was composed.
            if (late !== undefined) queueMicrotask(() => setValue(late));
          },
        }),
      ],
    }),
  });
  // Its own search is a part of it: going there is not leaving.
  view.dom.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && view.dom.contains(relatedTarget))) handlers.onBlur();
  });
  // Who listens outside sees its host in place of the text: Escape would close the dialog along with the search, and the
  // focus trap of a dialog would lead Tab past the search.
  view.dom.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isTabInside(event, view.dom)) event.stopPropagation();
  });
  view.setTabFocusMode(true);
  // It stands before the text, and would take the focus that the host passes on.
  view.scrollDOM.removeAttribute('tabindex');

  function setValue(next: string): void {
    const before = view.state.doc.toString();
    const after = lineEnds(next);
    // An older wish, for a text that was typed on since, must not come after this one.
    waiting = undefined;
    if (before === after) return;
    // A half composed word is left alone: replacing it would end the composition.
    if (view.composing) {
      waiting = next;
      return;
    }
    view.dispatch({ changes: difference(before, after), annotations: fromOwner.of(true) });
  }
  const reconfigure = (part: Compartment, extension: Extension) =>
    view.dispatch({ effects: part.reconfigure(extension) });

  return {
    setValue,
    setWords: ({ label, description: text, isInvalid, isRequired }) => {
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
