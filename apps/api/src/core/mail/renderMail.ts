import { generatePalette } from '@edge-console/ui/brand';
import { mailLogoHeight } from '../images/mailLogo.ts';
import type { MailBrand } from './mailBrand.ts';
import type { Mail } from '../database/schema.ts';
import { nameInMail, productInMail } from './mailText.ts';

/** A mail ready to send: the same text in plain text and HTML (multipart/alternative), and the sender name. */
export type RenderedMail = Mail & { readonly sender: string; readonly html: string };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/**
 * Mail clients without style sheet support show a plain page with a logo, paragraphs and links. Light backgrounds in both modes are
 * therefore set with attributes.
 */
const styles = `
:root { color-scheme: light dark; }
body, td, p, a { font-family: Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0; }
.card { border: 1px solid #dee2e8; border-radius: 12px; }
p { margin: 0 0 16px; color: #30333a; font-size: 15px; line-height: 24px; overflow-wrap: anywhere; }
img { display: block; max-width: 240px; border: 0; }
.brand { font-size: 20px; font-weight: 600; line-height: 28px; text-decoration: none; color: #191b20; }
.code { font-size: 28px; font-weight: 600; letter-spacing: 4px; }
.open { display: inline-block; padding: 10px 20px; border-radius: 6px; background: #0f5fcc; color: #ffffff; font-weight: 600; text-decoration: none; }
.small, .small a { color: #5d6471; font-size: 12px; line-height: 18px; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #0e1013 !important; }
  .card, .head { background: #191b1f !important; border-color: #2d2f34 !important; }
  .plate { background: #ffffff !important; }
  p { color: #d5d7db !important; }
  .brand { color: #f1f2f4 !important; }
  .small, .small a { color: #9ea4af !important; }
  .open { background: #71a5f5 !important; color: #0e1013 !important; }
}
`;

/** The brand color as a line above the content and on the button, readable in both modes. */
function brandStyles({ color }: MailBrand): string {
  const result = color === null ? null : generatePalette({ primary: color });
  if (!result?.isOk) return '';
  const { light, dark } = result.brand;
  return `.card { border-top: 4px solid ${light.ramp[9]}; }
.open { background: ${light.ramp[9]}; color: ${light.onSolid}; }
@media (prefers-color-scheme: dark) {
  .card { border-top-color: ${dark.ramp[9]} !important; }
  .open { background: ${dark.ramp[9]} !important; color: ${dark.onSolid} !important; }
}
`;
}

/** A line of a mail. Only links to the brand's console are links; other text that looks like a URL is not. */
function line(text: string, { origin, name }: MailBrand): string {
  if (/^\d{6}$/.test(text)) return `<span class="code">${text}</span>`;
  if (!text.startsWith(`${origin}/`) || /\s/.test(text)) return escapeHtml(text);
  const address = escapeHtml(text);
  return `<a class="open" href="${address}">Open ${escapeHtml(nameInMail(name))}</a><br><span class="small">${address}</span>`;
}

function head({ name, address, logo, darkLogo }: MailBrand): string {
  const shown = escapeHtml(nameInMail(name));
  const href = escapeHtml(address);
  if (logo === null) return `<a class="brand" href="${href}">${shown}</a>`;
  const image = `<img src="${escapeHtml(logo)}" alt="${shown}" height="${mailLogoHeight}">`;
  const dark =
    darkLogo === null ? '' : `<source media="(prefers-color-scheme: dark)" srcset="${escapeHtml(darkLogo)}">`;
  return `<a class="brand" href="${href}"><picture>${dark}${image}</picture></a>`;
}

function writeHtml({ subject, text }: Mail, brand: MailBrand): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((one) => line(one, brand))
        .join('<br>\n'),
    )
    .map((paragraph) => `<p>${paragraph}</p>`);
  // A light-only logo is on white in dark mode too.
  const plate = brand.logo !== null && brand.darkLogo === null ? 'plate' : 'head';
  const address = escapeHtml(brand.address);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}${brandStyles(brand)}</style>
</head>
<body bgcolor="#f8f8fa">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f8f8fa">
<tr><td align="center">
<table role="presentation" width="560" cellpadding="24" cellspacing="0" border="0">
<tr><td class="${plate}">${head(brand)}</td></tr>
<tr><td class="card" bgcolor="#ffffff">
${paragraphs.join('\n')}
</td></tr>
<tr><td><p class="small">Sent by ${escapeHtml(nameInMail(brand.name))} · <a href="${address}">${escapeHtml(new URL(brand.address).host)}</a></p></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Renders a mail with the recipient's brand and links to the console they use. */
export function renderMail({ to, subject, text }: Mail, brand: MailBrand, consoleOrigin: string): RenderedMail {
  const name = nameInMail(brand.name);
  const named = (text: string) => text.replaceAll(productInMail, name);
  const mail = {
    to,
    subject: named(subject),
    text: named(text).replaceAll(`${consoleOrigin}/`, `${brand.origin}/`),
  };
  return { ...mail, sender: brand.name, html: writeHtml(mail, brand) };
}
