import { useRef, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useMessages } from '../messages/index.ts';
import type { createEditor as create, EditorLabels, JsonEditorView } from './createEditor.ts';
import type { JsonProblem } from './jsonProblems.ts';
import { jsonEditorMessages } from './messages.ts';

interface EditorInput {
  value: string;
  onChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  problems: readonly JsonProblem[];
  isReadOnly: boolean;
  isDisabled: boolean;
  words: EditorLabels;
}

/**
 * Creates the editor when its code has loaded, and applies prop changes before paint, so that the text is never visible
 * without its label.
 */
export function useEditor(
  host: RefObject<HTMLDivElement | null>,
  createEditor: typeof create | undefined,
  { value, onChange, onBlur, problems, isReadOnly, isDisabled, words }: EditorInput,
): { view: JsonEditorView | undefined; isUndoable: boolean } {
  const messages = useMessages(jsonEditorMessages);
  const { search } = messages;
  const [view, setView] = useState<JsonEditorView>();
  const [isUndoable, setIsUndoable] = useState(false);
  const latest = useRef({ value, onChange, onBlur });
  useLayoutEffect(() => {
    latest.current = { value, onChange, onBlur };
  });

  useLayoutEffect(() => {
    if (createEditor === undefined || host.current === null) return undefined;
    const made = createEditor(host.current, latest.current.value, {
      onChange: (next) => latest.current.onChange(next),
      onBlur: () => latest.current.onBlur?.(),
      onUndoable: setIsUndoable,
    });
    setView(made);
    return () => {
      made.destroy();
      setView(undefined);
    };
  }, [createEditor, host]);

  useLayoutEffect(() => {
    view?.setValue(value);
  }, [view, value]);
  useLayoutEffect(() => {
    view?.setReadOnly(isReadOnly, isDisabled);
  }, [view, isReadOnly, isDisabled]);
  const { label, description, isInvalid, isRequired } = words;
  useLayoutEffect(() => {
    view?.setLabels({ label, description, isInvalid, isRequired });
  }, [view, label, description, isInvalid, isRequired]);
  useLayoutEffect(() => {
    view?.setProblems(
      problems.map(({ offset, length, severity, message }) => ({
        from: offset,
        to: offset + length,
        severity,
        message,
      })),
    );
  }, [view, problems]);
  useLayoutEffect(() => {
    // Maps the editor's built-in phrases.
    view?.setPhrases({
      Find: search.find,
      Replace: search.replace,
      next: search.next,
      previous: search.previous,
      all: search.all,
      'match case': search.matchCase,
      regexp: search.regexp,
      'by word': search.wholeWord,
      replace: search.replaceOne,
      'replace all': search.replaceAll,
      close: search.close,
    });
  }, [view, search]);
  return { view, isUndoable };
}
