import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { customDomainName, urlFriendlyName } from './index.ts';

const required = 'Required field.';
const rtlOverride = '\u{202E}';
const notUrlName = 'Start with https:// and use lowercase letters, numbers, and hyphens.';
const platformDomain = 'This domain belongs to the platform. Enter your own domain.';
const notDomain = 'Use lowercase letters, numbers, dots, and hyphens.';

export const domainCases: Record<string, RuleCases> = {
  urlFriendlyName: {
    rule: urlFriendlyName,
    accepts: [
      ['https://northlight', 'https://northlight'],
      [' https://north-light-2 ', 'https://north-light-2'],
      ['https://4', 'https://4'],
      [`“https://north${rtlOverride}”`, 'https://north'],
    ],
    refuses: [
      ['', required],
      ['northlight', notUrlName],
      ['http://northlight', notUrlName],
      ['HTTPS://northlight', notUrlName],
      ['https://', notUrlName],
      ['https://North', notUrlName],
      ['https://north light', notUrlName],
      ['https://north.light', notUrlName],
      ['https://north_light', notUrlName],
      ['https://-north', notUrlName],
      ['https://north-', notUrlName],
      ['https://nörth', notUrlName],
      ['https://north\nlight', notUrlName],
      [`https://${'a'.repeat(2083)}`, 'Enter at most 2083 characters.'],
    ],
  },
  "customDomainName(['edge.example'])": {
    rule: customDomainName(['edge.example']),
    accepts: [['notedge.example', 'notedge.example']],
    refuses: [
      ['edge.example', platformDomain],
      ['shop.edge.example', platformDomain],
      ['Shop.example', notDomain],
    ],
  },
};
