import { declaredFileRule, fileRule, fileSets, filesRule, type FileMetadata } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
function utf16(text: string, isLittleEndian = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittleEndian);
  return new Uint8Array(view.buffer);
}
export const heads = {
  jpg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: encode('GIF89a...'),
  ico: Uint8Array.of(0, 0, 1, 0, 2, 0),
  pdf: encode('%PDF-1.7'),
  zip: encode('PK\u{3}\u{4}...'),
  doc: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  text: encode('2026-11-05 10:00:00 player started'),
  program: encode('MZ\u{90}\u{0}'),
};
export const file = (name: string, head: Uint8Array, size = 1000): FileMetadata => ({ name, size, head });
const same = (metadata: FileMetadata) => [metadata, metadata] as const;

const typeError = 'This file type is not allowed.';
const nameError = 'The file name has special characters.';
const named = (name: string) => `The file name has special characters: ${name}.`;

export const fileCases: Record<string, RuleCases> = {
  'fileRule(fileSets.image)': {
    rule: fileRule(fileSets.image),
    accepts: [
      same(file('logo.png', heads.png)),
      same(file('photo (1).JPG', heads.jpg)),
      same(file('photo.jpeg', heads.jpg, 1_048_576)),
      same(file('a.b.png', heads.png)),
      [
        file('Screenshot 2026-11-28 at 3.41.05\u{202F}PM.png', heads.png),
        file('Screenshot 2026-11-28 at 3.41.05 PM.png', heads.png),
      ],
      same(file('Capture d’écran.png', heads.png)),
      [file('Ska\u{308}rmavbild.png', heads.png), file('Skärmavbild.png', heads.png)],
      [file('\u{FEFF}スクリーンショット.png', heads.png), file('スクリーンショット.png', heads.png)],
    ],
    refuses: [
      [file('logo.png', heads.png, 1_048_577), 'The file is too big (max 1 MB).'],
      [file('logo.gif', heads.gif), typeError],
      [file('logo.png', heads.jpg), typeError],
      [file('logo.png', heads.program), typeError],
      [file('logo.png.exe', heads.png), typeError],
      [file('png', heads.png), typeError],
      [file('.png', heads.png), named('“.”')],
      [file('a/logo.png', heads.png), named('“/”')],
      [file('logo\u{202E}gnp.png', heads.png), named('U+202E')],
      [file('logo:1?.png', heads.png), named('“:”')],
      [file('lo\tgo.png', heads.png), named('a tab')],
      [file(`${'a'.repeat(97)}.png`, heads.png), nameError],
      [file('logo.png', new Uint8Array()), typeError],
      [null, 'Required field.'],
    ],
  },
  'fileRule(fileSets.docs)': {
    rule: fileRule(fileSets.docs),
    accepts: [
      same(file('report.pdf', heads.pdf, 5_048_576)),
      same(file('report.docx', heads.zip)),
      same(file('report.doc', heads.doc)),
      same(file('player.log', heads.text)),
      same(file('notes.txt', encode('Überlänge '.repeat(200)).slice(0, 1024))),
      // Bytes of another encoding, and the null bytes of a rotated log, further on.
      same(file('player.log', Uint8Array.of(...encode('played '.repeat(200)), 0xe9, 0, 0x41))),
      // Windows PowerShell, and a code page.
      same(file('player.log', utf16('\u{FEFF}Wiedergabe läuft\r\n'))),
      same(file('player.log', utf16('\u{FEFF}Wiedergabe läuft\r\n', false))),
      same(file('player.log', Uint8Array.of(...encode('J'), 0xf6, ...encode('rgen')))),
      same(file('all.zip', heads.zip)),
    ],
    refuses: [
      [file('report.pdf', heads.pdf, 5_048_577), 'The file is too big (max 5 MB).'],
      [file('player.log', heads.program), typeError],
      [file('player.log', utf16('\u{FEFF}played\0')), typeError],
      [file('report.docx', heads.doc), typeError],
    ],
  },
  'fileRule(fileSets.logo)': {
    rule: fileRule(fileSets.logo),
    accepts: [
      same(file('logo.svg', encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))),
      same(file('logo.svg', encode('\u{FEFF}<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1">'))),
      same(file('logo.svg', encode('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"> <svg>'))),
      same(file('logo.svg', encode('<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><!-- a --> <svg>'))),
      same(file('logo.svg', encode(`<!-- ${'All rights reserved. '.repeat(200)} --><svg>`))),
      same(file('logo.svg', encode('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'))),
      same(file('logo.svg', utf16('\u{FEFF}<?xml version="1.0" encoding="UTF-16"?><svg viewBox="0 0 1 1">'))),
      same(file('logo.svg', utf16('<svg/>', false))),
      same(
        file(
          'logo.svg',
          Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><!-- é --><svg/>', (letter) =>
            letter.charCodeAt(0),
          ),
        ),
      ),
      same(file('logo.ico', heads.ico)),
    ],
    refuses: [
      [file('logo.svg', utf16('<html><svg/></html>')), typeError],
      [file('logo.svg', encode('<?xml version="1.0" encoding="unheard-of"?><svg/>')), typeError],
      [file('logo.svg', encode('<html><svg></svg></html>')), typeError],
      [file('logo.svg', encode('<svgx>')), typeError],
      [file('logo.svg', heads.png), typeError],
      [file('logo.jpg', heads.jpg), typeError],
    ],
  },
  'declaredFileRule(fileSets.image)': {
    rule: declaredFileRule(fileSets.image),
    accepts: [
      [
        { name: 'logo.png', size: 1_048_576 },
        { name: 'logo.png', size: 1_048_576 },
      ],
    ],
    refuses: [
      [{ name: 'logo.png', size: 1_048_577 }, 'The file is too big (max 1 MB).'],
      [{ name: 'logo.svg', size: 1 }, typeError],
      [{ name: 'a\\logo.png', size: 1 }, named('“\\”')],
    ],
  },
  'filesRule(fileSets.gif, 2)': {
    rule: filesRule(fileSets.gif, 2),
    accepts: [
      [
        [file('a.gif', heads.gif), file('b.gif', heads.gif)],
        [file('a.gif', heads.gif), file('b.gif', heads.gif)],
      ],
    ],
    refuses: [
      // Names the first invalid file.
      [[file('a.gif', heads.gif), file('b.gif', heads.png)], typeError],
      [[file('a.gif', heads.gif), file('b.gif', heads.gif), file('c.gif', heads.gif)], 'You cannot upload more files.'],
    ],
  },
};
