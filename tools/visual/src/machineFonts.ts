import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a machine that has Chromium on Linux has as well; the theme's stand-ins are made to the measure of Liberation. */
const families = ['DejaVu Sans', 'DejaVu Sans Mono', 'Liberation Sans', 'Liberation Mono'];

const accepted = families.map((name) => `<pattern><patelt name="family"><string>${name}</string></patelt></pattern>`);
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <selectfont>
    <acceptfont>${accepted.join('')}</acceptfont>
    <rejectfont><pattern></pattern></rejectfont>
  </selectfont>
</fontconfig>
`;

/**
 * Lets a browser that is started afterwards see only these fonts of the machine. A letter that the theme's own have not is
 * drawn in one of them; any program that is installed may bring one that would be drawn instead. An empty pattern is every font;
 * a glob would win over what is accepted.
 * https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 */
export function hideOtherFonts(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'visual-fonts-')), 'fonts.conf');
  writeFileSync(file, configuration);
  process.env['FONTCONFIG_FILE'] = file;
}
