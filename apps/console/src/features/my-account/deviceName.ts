import { myAccountMessages } from '../../core/messages/myAccount.ts';

const { unnamed, named } = myAccountMessages.devices;

/** In matching order, because most user agents also contain the later names. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Opera', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Google Chrome', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Chromium', 'Chromium'],
  ['Safari', 'Safari'],
] as const;
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'macOS', 'Mac', 'CrOS', 'Linux'] as const;

/** "Chrome on Linux", from the pool's device name: "Linux x86 Linux Google Chrome/140.0;Chromium/140.0". */
export function deviceName(device: string | null): string {
  if (!device) return unnamed;
  const browser = browsers.find(([mark]) => device.includes(mark))?.[1];
  const system = systems.find((mark) => device.includes(mark));
  if (browser && system) return named(browser, system === 'Mac' ? 'macOS' : system);
  return browser ?? device;
}
