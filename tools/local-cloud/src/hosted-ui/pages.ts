import { escapeHtml } from '../mail/textToHtml.ts';
import { hostedPaths } from '../user-pool/settings.ts';
import { providers, type Provider } from './authorization.ts';

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)} · Edge Console</title>
    <link rel="stylesheet" href="${hostedPaths.oauth}/hosted.css">
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
${content}
    </main>
  </body>
</html>
`;

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** @param transaction ID of the pending request */
export const renderChoice = (transaction: string): string =>
  page(
    'Sign in',
    `      <p>Simulated providers of the local stack. No data leaves your machine.</p>
      <form method="post" action="${hostedPaths.oauth}/provider">
        ${hidden('transaction', transaction)}
        ${providers.map((name) => `<button name="provider" value="${name}">Continue with ${name}</button>`).join('\n        ')}
      </form>`,
  );

/** @param transaction ID of the pending request */
export const renderProvider = (
  transaction: string,
  provider: Provider,
  entered: { email: string; name: string; problem?: string } = { email: '', name: '' },
): string =>
  page(
    `Sign in with ${provider}`,
    `      <p>This page simulates ${provider} on your machine. Sign in as anyone, without a password.</p>
      <form method="post" action="${hostedPaths.oauth}/provider">
        ${hidden('transaction', transaction)}
        ${hidden('provider', provider)}
        <label for="email">E-mail address</label>
        <input id="email" name="email" type="email" required autofocus autocomplete="email" value="${escapeHtml(entered.email)}"${
          entered.problem ? ' aria-invalid="true" aria-describedby="problem"' : ''
        }>
        ${entered.problem ? `<p id="problem" class="problem">${escapeHtml(entered.problem)}</p>` : ''}
        <label for="name">Name</label>
        <input id="name" name="name" type="text" autocomplete="name" value="${escapeHtml(entered.name)}">
        <label class="check"><input name="unverified" type="checkbox"> ${provider} has not verified this address</label>
        <div class="actions">
          <button name="answer" value="accept">Continue</button>
          <button name="answer" value="cancel" class="quiet" formnovalidate>Cancel</button>
        </div>
      </form>`,
  );

/** An error page, used if there is no allowed redirect. */
export const renderRefusal = (reason: string): string =>
  page('Could not sign in', `      <p role="alert">${escapeHtml(reason)}</p>`);
