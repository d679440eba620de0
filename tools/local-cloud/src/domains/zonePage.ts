import { escapeHtml } from '../mail/textToHtml.ts';
import type { StoredCertificate } from '../store/domainRepository.ts';
import type { ZoneRecord } from './zoneRecord.ts';

type ZonePage = {
  records: readonly ZoneRecord[];
  certificates: readonly StoredCertificate[];
  /** An entered line that is not a record. */
  refused?: string;
};

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const renderRecord = (record: ZoneRecord): string => `
        <tr>
          <td>${escapeHtml(record.name)}</td>
          <td class="type">${escapeHtml(record.type)}</td>
          <td>${escapeHtml(record.value)}</td>
          <td>
            <form action="/zone/remove" method="post">
              ${hidden(record)}
              <button type="submit" aria-label="Remove ${escapeHtml(`${record.type} ${record.name}`)}">Remove</button>
            </form>
          </td>
        </tr>`;

function stateOf({ notAfter, failure, isServed }: StoredCertificate): string {
  if (failure) return failure === 'CAA_ERROR' ? 'CAA error' : 'Timed out';
  if (notAfter === null) return 'Waiting for its record';
  return `Valid until ${new Date(notAfter).toISOString().slice(0, 10)}${isServed ? ', served' : ''}`;
}

function renderCertificate(certificate: StoredCertificate): string {
  const { arn, domain, notAfter, failure } = certificate;
  const [action, label] = notAfter === null ? ['timeOut', 'Skip 72 hours'] : ['renewal', 'Trigger renewal'];
  return `
        <tr>
          <td>${escapeHtml(domain)}</td>
          <td>${stateOf(certificate)}</td>
          <td>${
            failure
              ? ''
              : `<form action="/zone/age" method="post">${hidden({ arn, action })}<button type="submit">${label}</button></form>`
          }</td>
        </tr>`;
}

const renderTable = (label: string, columns: readonly string[], rows: readonly string[], none: string): string =>
  rows.length === 0
    ? `<p class="none">${none}</p>`
    : `<table aria-label="${label}">
        <thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}<th scope="col"><span class="spoken">Actions</span></th></tr></thead>
        <tbody>${rows.join('')}</tbody>
      </table>`;

/** Renders the zone as an HTML document without scripts or inline styles. */
export function renderZone({ records, certificates, refused }: ZonePage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>DNS zone · Edge Console</title>
    <link rel="stylesheet" href="/inbox/inbox.css">
  </head>
  <body>
    <header class="top">
      <div>
        <h1>DNS zone</h1>
        <p>Simulates public DNS for the certificate authority of the local stack. <a href="/inbox">Inbox</a></p>
      </div>
    </header>
    <main>
      <section class="mail">
        <h2>Records</h2>
        <form action="/zone/add" method="post" class="add">
          <label for="line">Zone file line</label>
          <div class="row">
            <input id="line" name="line" value="${escapeHtml(refused ?? '')}" placeholder="console.northlight.example. 300 IN CNAME customers.edge-console.example." autocomplete="off" spellcheck="false" required${refused === undefined ? '' : ' aria-invalid="true" aria-describedby="refused"'}>
            <button type="submit">Add record</button>
          </div>
          ${refused === undefined ? '' : '<p id="refused" class="refused" role="alert">Enter the name, type, and value of a CNAME, ALIAS, or CAA record.</p>'}
        </form>
        ${renderTable('Records', ['Name', 'Type', 'Value'], records.map(renderRecord), 'No records yet. Copy them from the Domain page of the console as zone file lines.')}
      </section>
      <section class="mail">
        <h2>Certificates</h2>
        ${renderTable('Certificates', ['Domain', 'State'], certificates.map(renderCertificate), 'No certificates yet. Sign in as a reseller and add a domain.')}
      </section>
    </main>
  </body>
</html>
`;
}
