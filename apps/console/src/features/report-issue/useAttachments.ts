import { type FieldsOf, type FormFields, useFieldValue } from '@edge-console/forms';
import { useEffect, useRef, useState } from 'react';
import { useConfiguration } from '../../core/configuration/ConfigurationProvider.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { useSession } from '../../auth/session/SessionProvider.tsx';
import { uploadFile, UploadRefused } from '../../records/uploads/uploadFile.ts';
import { describeUploadError } from '../../records/uploads/useImageSource.ts';
import type { Attachment } from './attachment.ts';

export type AttachmentFields = FieldsOf<{ uploadKeys: Attachment[] }>;

/** A pending upload: its progress, or why it failed. */
type Sending = {
  id: string;
  file: File;
  share: number;
  failure?: { message: string; isRetryable: boolean };
};

/**
 * A report's files. Each is uploaded when selected; the form contains the uploaded ones, so that its draft includes
 * them. Removing a pending upload cancels it.
 */
export function useAttachments(form: FormFields<AttachmentFields>) {
  const context = { configuration: useConfiguration(), client: useQueryClient().client, session: useSession() };
  const arrived = useFieldValue(form, 'uploadKeys');
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const change = (id: string, to: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const forget = (id: string) => setSending((all) => all.filter((one) => one.id !== id));

  const send = async (id: string, file: File): Promise<void> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    const onProgress = (share: number) => change(id, { share });
    try {
      const { key } = await uploadFile(context, file, { kind: 'ISSUE', signal, onProgress });
      if (signal.aborted) return;
      forget(id);
      form.change('uploadKeys', [...form.value('uploadKeys'), { key, name: file.name, bytes: file.size }]);
    } catch (error) {
      if (signal.aborted) return;
      const isRetryable = !(error instanceof UploadRefused && error.isFinal);
      change(id, { failure: { message: describeUploadError(error), isRetryable } });
    } finally {
      running.current.delete(id);
    }
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file, share: 0 }));
    setSending((all) => [...all, ...added]);
    for (const { id, file } of added) void send(id, file);
  };

  const retry = ({ id, file }: Sending) => {
    setSending((all) => all.map((one) => (one.id === id ? { id, file, share: 0 } : one)));
    void send(id, file);
  };

  const remove = (id: string) => {
    running.current.get(id)?.abort();
    forget(id);
    form.change(
      'uploadKeys',
      form.value('uploadKeys').filter(({ key }) => key !== id),
    );
  };

  return {
    arrived,
    sending,
    add,
    retry,
    remove,
    isSending: sending.some(({ failure }) => !failure),
    hasFailed: sending.some(({ failure }) => failure),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
