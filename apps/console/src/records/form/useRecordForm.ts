import { type DraftControl, type Form, type FormSchema, useDraft, useForm, useFormStatus } from '@edge-console/forms';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useRef } from 'react';
import type * as v from 'valibot';
import type { Document, VariablesInput } from '../../api/graphql.ts';
import type { MutationResult } from '../../api/mutation.ts';
import { submitResultOf } from '../../api/submitResult.ts';
import { useMutation } from '../../api/useMutation.ts';
import { failureText } from '../../api/failureText.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { useWaitReason } from '../feedback/useRetryWait.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';

type Input<Schema extends FormSchema> = v.InferInput<Schema>;
type Output<Schema extends FormSchema> = v.InferOutput<Schema>;

export type RecordFormOptions<Schema extends FormSchema, Result, Variables> = {
  schema: Schema;
  initialValues: Input<Schema>;
  /** Key of the form's draft: "edit-user:42". */
  draftKey: string;
  mutation: Document<Result, Variables>;
  /** `overwriteVersion`: the stored version the user chose to overwrite after a conflict. */
  variables: (values: Output<Schema>, overwriteVersion: number | undefined) => VariablesInput<Variables>;
  /** Saves what the mutation does not, before it. Resolves with undefined on success. */
  prepare?: (values: Output<Schema>) => Promise<Exclude<MutationResult<unknown>, { kind: 'done' }> | undefined>;
  /** Snackbar after saving; null for none. */
  done: (values: Output<Schema>) => string | null;
  /** Error message, before the reason: "The resource could not be created." */
  failed: string;
  /** The reason if the object was deleted in the meantime: "User does not exist." */
  missing?: string;
  /** Called with the mutation's response. */
  onSaved: (response: Result) => void;
  /** Maps a conflict's stored values to the form's, to show the difference. */
  conflictValues?: ((current: unknown) => Input<Schema> | undefined) | undefined;
  /** After a conflict: reads the stored values, which replace the input; resolves with undefined after an error. */
  onReload?: (() => Promise<Input<Schema> | undefined>) | undefined;
};

export type RecordForm<Values extends object> = {
  form: Form<Values>;
  draft: DraftControl;
  /** Why saving is disabled, with a countdown. */
  waitReason: string | undefined;
  /** Reloads the stored values; undefined for a new object. */
  onReload: (() => void) | undefined;
};

/**
 * A form that creates or changes an object, in a drawer or on a page, with draft, leave guard, and conflict handling
 * (reload, overwrite, or show the difference first).
 */
export function useRecordForm<const Schema extends FormSchema, Result, Variables>({
  schema,
  initialValues,
  draftKey,
  mutation,
  variables,
  prepare,
  done,
  failed,
  missing = errorMessages.notFound,
  onSaved,
  conflictValues,
  onReload,
}: RecordFormOptions<Schema, Result, Variables>): RecordForm<Input<Schema>> {
  const { user } = useViewer();
  const { show } = useSnackbar();
  const save = useMutation(mutation);
  const answer = useRef<Result>(undefined);
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async (values, { signal, overwriteVersion }) => {
      const result = (await prepare?.(values)) ?? (await save.run(variables(values, overwriteVersion), signal));
      if (result.kind === 'done') answer.current = result.data;
      const submitted = submitResultOf(result, conflictValues);
      if (result.kind !== 'failed' || submitted.kind !== 'failed') return submitted;
      return { ...submitted, message: failureText(failed, result, missing) };
    },
    onSaved: (values) => {
      const message = done(values);
      if (message !== null) show({ kind: 'success', message });
      if (answer.current !== undefined) onSaved(answer.current);
    },
  });
  const waitReason = useWaitReason(save.error);
  const draft = useDraft(form, `${user?.id ?? ''}:${draftKey}`);
  useLeaveGuard({ ...useFormStatus(form), onLeave: draft.forget });
  const reload = async () => {
    const stored = await onReload?.();
    if (stored) form.reset(stored);
  };
  return { form, draft, waitReason, onReload: onReload && (() => void reload()) };
}
