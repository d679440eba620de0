/** A paragraph, or a list of short ones. */
export type Passage = string | readonly string[];

export type Section = { id: string; title: string; passages: readonly Passage[] };

export type Part = { id: string; title: string; summary: string; sections: readonly Section[] };

/** Text of the terms. A change of the text is a new version with a date of its own. */
export const termsDocument: { version: string; inForce: string; parts: readonly Part[] } = {
  version: '2.1',
  /** Effective date. */
  inForce: '2026-10-01',
  parts: [
    {
      id: 'terms',
      title: 'Terms of use',
      summary: 'What you can expect of Edge Console, and what we expect of you.',
      sections: [
        {
          id: 'agreement',
          title: 'Who agrees to what',
          passages: [
            'These terms are an agreement between Edgeworks Platform Ltd (“we”) and the company or person that opens an account (“you”). They cover the console, its API and the three services that are managed with it: Edge Intelligence, Edge Analytics and Edge Delivery.',
            'Whoever accepts them for a company says that they may bind it. If you became a customer through a reseller, your agreement with the reseller comes first where the two differ on price, support and liability.',
          ],
        },
        {
          id: 'accounts',
          title: 'Your account',
          passages: [
            'One account stands for one company. Its administrators invite people, give them roles and take access away again. What people do with their access counts as done by you.',
            [
              'Give true names and an e-mail address that reaches you.',
              'Do not share a sign-in. Each person has one of their own.',
              'Keep passwords, recovery codes and API tokens secret, and set up multi-factor authentication where your account requires it.',
              'Tell us without delay when you believe that somebody else has had access.',
            ],
          ],
        },
        {
          id: 'services',
          title: 'The services',
          passages: [
            'Which services you can use, and up to which limits, follows from your tier. The console shows both. We develop the services further: we may add and change functions, and we announce at least 60 days ahead when one that you use will be taken away.',
            'Functions marked as preview come without a promise of availability and may end at any time.',
          ],
        },
        {
          id: 'use',
          title: 'Fair use',
          passages: [
            'You deliver your own content, or content that you have the right to deliver. You do not use the services to',
            [
              'break the law, or the rights of others,',
              'spread malware or disturb networks and devices,',
              'get around limits of your tier, or test the security of the services without our written consent,',
              'resell access, unless you are a reseller.',
            ],
            'When delivery between viewers is switched on, you tell your viewers, and you ask for their consent where the law requires it.',
          ],
        },
        {
          id: 'content',
          title: 'Your content and data',
          passages: [
            'What you upload and configure stays yours. You let us store, copy and transmit it as far as the services need that. Measurements of delivery belong to you; we may use them in a form that shows neither you nor a viewer, to run and improve the services.',
            'You can export your data at any time while the account is active, and for 30 days after it was deactivated.',
          ],
        },
        {
          id: 'fees',
          title: 'Fees and payment',
          passages: [
            'Fees follow from your tier and from metered use. We bill monthly in arrears; invoices are due within 30 days. We announce a change of prices at least 60 days ahead, and you may end the agreement before it takes effect.',
          ],
        },
        {
          id: 'availability',
          title: 'Availability and support',
          passages: [
            'We aim at 99.9 % availability of the services in each calendar month, maintenance that was announced three days ahead left aside. If a tier grants credits for less, they are set off against the next invoice. Support answers in English on working days.',
          ],
        },
        {
          id: 'suspension',
          title: 'Suspension and end',
          passages: [
            'You may deactivate your account at any time in the console. We may end the agreement with 90 days’ notice.',
            'We may disable access at once where that is needed to avert harm, where these terms are seriously broken, or where an invoice is still unpaid 14 days after a reminder. We say why, and restore access when the cause is gone.',
            'After the end we keep your data for 30 days, then we delete it. What the law makes us keep, such as invoices, stays as long as it says.',
          ],
        },
        {
          id: 'liability',
          title: 'Liability',
          passages: [
            'We are liable without limit for intent, gross negligence, and harm to life, body or health. Otherwise we are liable for the breach of essential duties only, and up to the fees that you paid in the twelve months before. Nobody is liable for what lies beyond their control.',
          ],
        },
        {
          id: 'changes',
          title: 'Changes of these terms',
          passages: [
            'We may change these terms for good reason. Administrators are told by e-mail at least 30 days ahead, with the new text and what is different. If you do not agree you may end the agreement by the day on which the change takes effect. Each version carries its number and its date.',
          ],
        },
        {
          id: 'law',
          title: 'Law and place',
          passages: [
            'The law of Ireland applies, without its rules on conflicts of law. The courts of Dublin decide, unless the law gives you, as a consumer, a court of your own. If one provision does not hold, the others do.',
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy policy',
      summary: 'Which personal data we process, why, and what you can ask of us.',
      sections: [
        {
          id: 'controller',
          title: 'Who is responsible',
          passages: [
            'For the data of people who use the console Edgeworks Platform Ltd is the controller. For the data of your viewers you are the controller, and we process it on your behalf under our data processing agreement.',
          ],
        },
        {
          id: 'data',
          title: 'What we process',
          passages: [
            [
              'Who you are: name, e-mail address, telephone number if you give one, company and role.',
              'How you sign in: a derivative of your password, never the password itself; multi-factor authentication; devices that you asked us to remember; sessions with time, IP address and browser.',
              'What you do: changes that you make in the console and by API, kept as a log that your administrators can read.',
              'Reports of faults: what went wrong and where, without what you had entered.',
            ],
            'The console uses storage in your browser only as far as it needs it: to keep you signed in, to keep a draft you have not saved, and to remember how you like it to look. There are no advertising cookies and nobody follows you to other sites.',
          ],
        },
        {
          id: 'purposes',
          title: 'Why, and on what basis',
          passages: [
            'We process this data to provide the services (performance of the agreement), to keep them secure and to find faults (legitimate interests), and to meet duties such as bookkeeping (legal obligation). We do not sell data, and no decision about you is made by a machine alone.',
          ],
        },
        {
          id: 'recipients',
          title: 'Who receives it',
          passages: [
            'People in your account see who else is in it, and your reseller sees what is needed to look after you. Hosting, e-mail and error reporting are run for us by processors who are bound by contract. The current list is part of the data processing agreement; you hear of a new processor 30 days ahead.',
            'Account data is stored in the region that you chose. Where data leaves the European Economic Area, the standard contractual clauses of the European Commission protect it.',
          ],
        },
        {
          id: 'retention',
          title: 'How long',
          passages: [
            [
              'Account data: until 30 days after the account was deactivated.',
              'Sessions and devices: until you end them, at most 90 days after the last use.',
              'The log of changes: one year.',
              'Reports of faults: 90 days.',
              'Invoices: as long as tax law demands.',
            ],
          ],
        },
        {
          id: 'rights',
          title: 'Your rights',
          passages: [
            'You may ask for a copy of your data, have it corrected or deleted, restrict or object to its use, and take it with you. Write to privacy@edgeworks.example; we answer within 30 days. You may also complain to a supervisory authority, such as the Data Protection Commission in Dublin.',
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          passages: [
            'Edgeworks Platform Ltd, 12 Harbour Row, Dublin 1, Ireland. Data protection officer: privacy@edgeworks.example.',
          ],
        },
      ],
    },
  ],
};
