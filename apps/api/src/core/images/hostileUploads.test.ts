import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImage as readPictureOf } from './readImage.ts';

const readImage = (content: Uint8Array) => readPictureOf(content, 'account');
const svg = (inside: string, attributes = ''): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10" ${attributes}><rect width="5" height="5" fill="#123456"/>${inside}</svg>`,
  );
const textOf = async (content: Uint8Array) => {
  const image = await readImage(content);
  return image && Buffer.from(image.content).toString();
};
const red = { width: 4, height: 2, channels: 3, background: '#ff0000' } as const;
const create = () => sharp({ create: red });

/** Attacks from published lists of malicious SVGs. */
const attacks: readonly (readonly [string, Uint8Array])[] = [
  ['a script', svg('<script>alert(1)</script>')],
  ['a script from elsewhere', svg('<script href="https://evil.example/a.js"/>')],
  ['a script in CDATA', svg('<script><![CDATA[alert(1)]]></script>')],
  ['a script of another namespace', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>')],
  ['a handler', svg('<circle r="1" onclick="alert(1)"/>')],
  ['a handler of the drawing', svg('', 'onload="alert(1)"')],
  ['a handler by upper case', svg('<circle r="1" ONCLICK="alert(1)"/>')],
  ['a link', svg('<a xlink:href="javascript:alert(1)"><text>go</text></a>')],
  ['a link that hides its scheme', svg('<a href="java&#9;script:alert(1)"><text>go</text></a>')],
  [
    'a page inside',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'),
  ],
  [
    'a frame',
    svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>'),
  ],
  ['an animation of an address', svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>')],
  ['an attribute that is set', svg('<set attributeName="onmouseover" to="alert(1)"/>')],
  ['a picture from elsewhere', svg('<image href="https://evil.example/track.png"/>')],
  ['a picture from elsewhere by xlink', svg('<image xlink:href="https://evil.example/track.png"/>')],
  ['a shape from elsewhere', svg('<use href="https://evil.example/a.svg#x"/>')],
  ['a shape of data', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>')],
  ['a style from elsewhere', svg('<style>@import url(https://evil.example/a.css);</style>')],
  ['a style that hides it', svg('<style>@\\69mport "https://evil.example/a.css";</style>')],
  ['a background from elsewhere', svg('<style>rect{background:url("https://evil.example/a")}</style>')],
  ['a fill from elsewhere', svg('<rect fill="url(https://evil.example/a.svg#b)" width="1" height="1"/>')],
  ['a style of one shape', svg('<rect style="fill:url(//evil.example/a#b)" width="1" height="1"/>')],
  ['a font from elsewhere', svg('<style>@font-face{font-family:a;src:url(//evil.example/a)}</style>')],
  ['a filter from elsewhere', svg('<filter id="f"><feImage href="https://evil.example/a"/></filter>')],
  ['a handler of animation', svg('<animate onbegin="alert(1)" attributeName="x" dur="1s"/>')],
  [
    'a style sheet for it',
    Buffer.from(
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.xsl"?>${Buffer.from(svg('')).toString()}`,
    ),
  ],
];
const dangerous =
  /script|onload|onclick|onbegin|onmouse|evil\.example|foreignObject|iframe|javascript|data:|@import|import|<a[\s>]|<\?/i;

describe('SVG uploads', () => {
  it.each(attacks)('with %s are made harmless or rejected', async (_what, content) => {
    expect((await textOf(content)) ?? '').not.toMatch(dangerous);
  });

  it('keep what they draw: colors, gradients, styles, their own references', async () => {
    const clean = await textOf(
      svg(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a{fill:#00f}</style><path class="a" d="M0 0h1"/><circle r="2" fill="url(#g)"/>',
        'viewBox="0 0 10 10"',
      ),
    );
    for (const part of ['viewBox="0 0 10 10"', 'linearGradient', '.a{fill:#00f}', 'd="M0 0h1"', 'url(#g)', '#123456'])
      expect(clean).toContain(part);
  });

  it('keep shapes drawn by reference, and shapes in a link, but not the link', async () => {
    const clean = await textOf(
      svg(
        '<defs><path id="head" d="M0 0h1"/></defs><use xlink:href="#head"/><use href=" #head "/><a href="javascript:alert(1)"><circle r="3"/></a><a xlink:href="https://evil.example"><g><ellipse rx="2"/></g></a>',
      ),
    );
    for (const part of [
      'id="head"',
      '<use xlink:href="#head"',
      '<use href="#head"',
      '<circle r="3"',
      '<ellipse rx="2"',
    ])
      expect(clean).toContain(part);
    expect(clean).not.toMatch(dangerous);
  });

  it.each([
    ['whose references are encoded', 'href="&#35;_"', 'id="_"'],
    ['whose references are not quoted', 'href=#_', 'id=_'],
    ['whose references are in upper case', 'HREF="#_"', 'ID="_"'],
    ['whose ids are given twice', 'href="#_"', 'id="_"'],
  ])('that expand without limit (%s) are rejected', async (_what, reference, id) => {
    const level = (at: number) =>
      `<g ${id.replace('_', `l${at}`)}>${`<use ${reference.replace('_', `l${at - 1}`)} />`.repeat(10)}</g>`;
    const levels = Array.from({ length: 8 }, (_, at) => level(at + 1)).join('');
    const decoys = Array.from({ length: 9 }, (_, at) => `<g id="l${at}"/>`).join('');
    expect(await textOf(svg(`<rect ${id.replace('_', 'l0')} width="1" height="1" />${levels}${decoys}`))).toBeNull();
  });

  it.each<[string, string, string[]]>([
    ['embedded images', '<image href="data:image/png;base64,iVBORw0KGgo=" width="4" height="4"/>', ['IMAGE']],
    ['text boxes', '<foreignObject width="4" height="4">Northlight</foreignObject>', ['TEXT']],
    [
      'animations',
      '<circle r="2"><animate attributeName="r" to="4" dur="1s"/><set attributeName="r" to="3"/></circle>',
      ['ANIMATION'],
    ],
    ['shapes of other files', '<use href="icons.svg#star"/>', ['EXTERNAL']],
    ['paints of other files', '<rect fill="url(paints.svg#g)" width="1" height="1"/>', ['EXTERNAL']],
    ['style sheets of other files', '<style>@import url(fonts.css); .a{fill:red}</style>', ['EXTERNAL']],
    ['elements that are not known', '<flowRoot><flowPara>Northlight</flowPara></flowRoot>', ['OTHER']],
    [
      'nothing that draws: links, scripts, handlers, editor data, comments',
      `<!-- made by an editor --><metadata>a</metadata><title>Logo</title><a href="https://example.com"><circle r="1"/></a>
       <script>alert(1)</script><circle r="1" onclick="location.href='url(a)'" data-name="b"/>
       <sodipodi:namedview xmlns:sodipodi="http://sodipodi.example" sodipodi:zoom="2"/>
       <path inkscape:label="url(b)" xmlns:inkscape="http://inkscape.example" d="M0 0h1"/>`,
      [],
    ],
  ])('report what was removed: %s', async (_what, inside, removed) => {
    expect((await readImage(svg(inside)))?.removed).toEqual(removed);
  });

  it('report nothing from an earlier file', async () => {
    await readImage(svg('<image href="data:,"/>'));
    expect((await readImage(svg('')))?.removed).toEqual([]);
  });

  const prefixed = `<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:e="https://editor.example" width="10" height="10">
    <e:view e:zoom="2">a note</e:view><s:style>.a{fill:#00f}</s:style><s:g><s:path class="a" d="M0 0h1"/></s:g>
    <s:script>alert(1)</s:script><s:circle r="1" onclick="alert(1)"/></s:svg>`;
  it.each([
    ['whose elements have a prefix', Buffer.from(prefixed)],
    ['in UTF-16', Buffer.from(`\u{FEFF}${prefixed}`, 'utf16le')],
    [
      'in the encoding that it declares',
      Buffer.from(prefixed.replace('?>', ' encoding="windows-1252"?>').replace('a note', 'é'), 'latin1'),
    ],
    ['in UTF-16, big end first', Buffer.from(`\u{FEFF}${prefixed}`, 'utf16le').swap16()],
  ])('with %s are drawn and cleaned', async (_what, content) => {
    const clean = await textOf(content);
    for (const part of ['.a{fill:#00f}', 'd="M0 0h1"', '<circle']) expect(clean).toContain(part);
    expect(clean).not.toMatch(dangerous);
    expect(clean).not.toMatch(/s:|a note/);
  });

  it.each([
    ['a page', Buffer.from('<html><body>hello</body></html>')],
    ['text', Buffer.from('<svg')],
    ['one that ends too early', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
    [
      'one that grows without end',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
      ),
    ],
    [
      'one that reads a file',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
      ),
    ],
    ['one as large as a town', svg('', 'viewBox="0 0 1 1"').subarray(0)],
  ])('that are %s are rejected or harmless', async (_what, content) => {
    expect((await textOf(content)) ?? '').not.toMatch(/ENTITY|root:|<html/);
  });

  it('that take long to clean do not block other work', async () => {
    const shapes = '<rect width="1" height="1" onload="alert(1)"/>'.repeat(1_000);
    const reading = readImage(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`));
    let isRead = false;
    void reading.then(() => (isRead = true));
    // Counts event loop turns in the meantime. On a single thread, there would be almost none.
    let turns = 0;
    for (; !isRead; turns += 1) await nextTurn();
    expect(turns).toBeGreaterThan(100);
  });

  it('with more pixels than the maximum are rejected', async () => {
    const huge = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>');
    expect(await readImage(huge)).toBeNull();
  });
});

/** A PNG that claims this size: a few kilobytes that would decode to many megabytes. */
function bomb(side: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
    ends[0].writeUInt32BE(data.length);
    ends[1].writeUInt32BE(crc32(body));
    return Buffer.concat([ends[0], body, ends[1]]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('photo uploads', () => {
  it('of 12,000 pixels per side are rejected before decoding', async () => {
    const before = process.memoryUsage.rss();
    expect(await readImage(bomb(12_000))).toBeNull();
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
  });

  it('are re-encoded without metadata or trailing data', async () => {
    const given = await create()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([given, Buffer.from('<script>alert(1)</script>PK\u{3}\u{4}')]);
    const image = await readImage(polyglot);
    expect(image).toMatchObject({ extension: 'jpg', contentType: 'image/jpeg', width: 4, height: 2 });
    const written = Buffer.from(image?.content ?? []).toString('latin1');
    expect(written).not.toMatch(/script|Somebody|PK/);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i are rotated upright', async (orientation) => {
    const given = await create().jpeg().withMetadata({ orientation }).toBuffer();
    const image = await readImage(given);
    expect(image).toMatchObject(orientation < 5 ? { width: 4, height: 2 } : { width: 2, height: 4 });
    expect((await sharp(image?.content).metadata()).orientation).toBeUndefined();
  });

  it('in print colors are converted to screen colors', async () => {
    const given = await create().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(given).metadata()).space).toBe('cmyk');
    const image = await readImage(given);
    expect((await sharp(image?.content).metadata()).space).toBe('srgb');
  });

  it('that are truncated or invalid are rejected', async () => {
    const noise = {
      create: { ...red, width: 64, height: 64, noise: { type: 'gaussian', mean: 100, sigma: 50 } },
    } as const;
    for (const given of [await sharp(noise).png().toBuffer(), await sharp(noise).jpeg().toBuffer()]) {
      expect(await readImage(given.subarray(0, given.length / 2))).toBeNull();
      expect(await readImage(given.subarray(0, 12))).toBeNull();
    }
  });
});

describe('icon uploads', () => {
  const iconOf = (entries: readonly { size: number; offset: number }[], rest: Uint8Array, count = entries.length) => {
    const head = Buffer.alloc(6 + 16 * entries.length);
    head.writeUInt16LE(1, 2);
    head.writeUInt16LE(count, 4);
    for (const [index, { size, offset }] of entries.entries()) {
      head.writeUInt8(4, 6 + 16 * index);
      head.writeUInt8(2, 7 + 16 * index);
      head.writeUInt32LE(size, 14 + 16 * index);
      head.writeUInt32LE(offset, 18 + 16 * index);
    }
    return Buffer.concat([head, rest]);
  };

  it('are split into their images and re-encoded', async () => {
    const png = await create().png().toBuffer();
    const image = await readImage(
      Buffer.concat([iconOf([{ size: png.length, offset: 22 }], png), Buffer.from('<script>')]),
    );
    expect(image).toMatchObject({ extension: 'ico', contentType: 'image/x-icon', width: 4, height: 2 });
    expect(Buffer.from(image?.content ?? []).includes('script')).toBe(false);
    // The output can be read again.
    expect(await readImage(image?.content ?? new Uint8Array())).toMatchObject({ width: 4, height: 2 });
  });

  it('with a false or impossible header are rejected', async () => {
    const png = await create().png().toBuffer();
    expect(await readImage(iconOf([{ size: 5_000, offset: 4_000 }], png))).toBeNull();
    expect(await readImage(iconOf([{ size: png.length, offset: 22 }], png, 65_535))).toBeNull();
    const large = bomb(5_000);
    expect(await readImage(iconOf([{ size: large.length, offset: 22 }], large))).toBeNull();
    expect(await readImage(iconOf([], new Uint8Array()))).toBeNull();
  });
});
