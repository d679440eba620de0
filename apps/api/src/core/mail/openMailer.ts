import { call } from '@edge-console/service';
import { createTransport, type Transporter } from 'nodemailer';
import { awsOptions, type AwsCredentials } from '../services/awsOptions.ts';
import type { RenderedMail } from './renderMail.ts';

export type MailerOptions = {
  /** The address that mails come from. Their display name is the brand's. */
  readonly from: string;
  /** `smtps://user:password@host:465`, or `smtp://` with TLS if the server offers it. @default Amazon SES */
  readonly smtpUrl?: string | undefined;
  /** The region of Amazon SES. */
  readonly region: string;
  readonly awsCredentials?: AwsCredentials | undefined;
};

export type Mailer = {
  /** Resolves when the server has accepted the mail. */
  readonly send: (mail: RenderedMail) => Promise<void>;
  readonly close: () => void;
};

const connectMilliseconds = 3_000;
const sendMilliseconds = 8_000;

const openSmtp = (url: string): Transporter =>
  createTransport({
    url,
    pool: true,
    connectionTimeout: connectMilliseconds,
    greetingTimeout: connectMilliseconds,
    socketTimeout: sendMilliseconds,
  });

async function openSes({ region, awsCredentials }: MailerOptions): Promise<Transporter> {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
  const sesClient = new SESv2Client({
    ...awsOptions({ awsCredentials, milliseconds: sendMilliseconds }),
    region,
    // One attempt per call, because the outbox retries.
    maxAttempts: 1,
  });
  return createTransport({ SES: { sesClient, SendEmailCommand } });
}

/** An error with the same facts, but without the message, in which mail servers quote the addressee. */
function withoutAddressee(error: unknown): Error {
  const { name, code, responseCode, $metadata } = error as Error & {
    readonly code?: unknown;
    readonly responseCode?: unknown;
    readonly $metadata?: unknown;
  };
  return Object.assign(new Error('The mail was not accepted'), { name, code, responseCode, $metadata });
}

/** Sends mails with SMTP or Amazon SES, which is opened at first use. */
export function openMailer(options: MailerOptions): Mailer {
  const { from, smtpUrl } = options;
  let opened: Promise<Transporter> | null = null;
  const get = () => (opened ??= smtpUrl ? Promise.resolve(openSmtp(smtpUrl)) : openSes(options));
  return {
    async send({ to, subject, text, html, sender }) {
      const transport = await get();
      const mail = {
        from: { name: sender, address: from },
        to,
        subject,
        text,
        html,
        // The content of a mail never refers to files of the server.
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await call({
        target: smtpUrl ? 'smtp' : 'ses',
        operation: 'send',
        work: () => transport.sendMail(mail).catch((error: unknown) => Promise.reject(withoutAddressee(error))),
      });
    },
    close() {
      void opened?.then((transport) => transport.close());
    },
  };
}
