import { FormField, type FormFields, useFieldError } from '@edge-console/forms';
import { fileSets } from '@edge-console/forms/rules';
import { Button } from '@edge-console/ui/button';
import { FileDrop } from '@edge-console/ui/file-drop';
import { useState } from 'react';
import { reportIssueMessages } from './messages.ts';
import { maxFiles } from './attachment.ts';
import type { AttachmentFields, Attachments } from './useAttachments.ts';

const { files: messages } = reportIssueMessages;
const { extensions, bytes } = fileSets.docs;
const accept = extensions.map((extension) => `.${extension}`);

type AttachmentsFieldProps = { form: FormFields<AttachmentFields>; attachments: Attachments };

/** Screenshots and logs for the report: dropped, pasted, or selected. */
export function AttachmentsField({ form, attachments }: AttachmentsFieldProps) {
  const { arrived, sending, add, retry, remove } = attachments;
  const error = useFieldError(form, 'uploadKeys');
  const [rejection, setRejection] = useState<string>();
  return (
    <FormField form={form} name="uploadKeys" label={messages.label}>
      <FileDrop
        label={messages.label}
        description={messages.help}
        isOptionalShown
        accept={accept}
        acceptLabel={messages.types}
        maxBytes={bytes}
        maxCount={maxFiles}
        errorMessage={rejection ?? error?.message}
        files={[
          ...arrived.map(({ key, name, bytes: size }) => ({ id: key, name, size, doneMessage: messages.done })),
          ...sending.map((one) => ({
            id: one.id,
            name: one.file.name,
            size: one.file.size,
            progress: one.share,
            ...(one.failure && { errorMessage: one.failure.message }),
            ...(one.failure?.isRetryable && {
              action: (
                <Button size="sm" onPress={() => retry(one)}>
                  {messages.retry}
                </Button>
              ),
            }),
          })),
        ]}
        onAdd={(files) => {
          setRejection(undefined);
          add(files);
        }}
        onReject={(all) =>
          setRejection(
            all
              .map(({ file, reason, message }) => (reason === 'size' ? messages.tooBig(file.name) : message))
              .join(' '),
          )
        }
        onRemove={(id) => {
          setRejection(undefined);
          remove(id);
        }}
      />
    </FormField>
  );
}
