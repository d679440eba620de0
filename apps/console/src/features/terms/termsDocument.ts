/** A paragraph, or a list. */
export type Passage = string | readonly string[];

export type Section = { id: string; title: string; passages: readonly Passage[] };

export type Part = { id: string; title: string; summary: string; sections: readonly Section[] };

/** The text of the terms. Any change is a new version with its own date. */
export const termsDocument: { version: string; inForce: string; parts: readonly Part[] } = {
  version: '2.1',
  /** Effective date. */
  inForce: '2026-10-01',
  parts: [
    {
      id: 'terms',
      title: 'Terms of use',
      summary: 'What you can expect from Edge Console, and what we expect from you.',
      sections: [
        {
          id: 'agreement',
          title: 'The agreement',
          passages: [
            'These terms are an agreement between Edgeworks Platform Ltd (“we”) and the company or person that opens an account (“you”). They cover the console, its API, and the three services you manage with it: Edge Intelligence, Edge Analytics and Edge Delivery.',
            'If you accept these terms for a company, you confirm that you are authorized to do so. If you became a customer through a reseller, your agreement with the reseller takes precedence on price, support, and liability.',
          ],
        },
        {
          id: 'accounts',
          title: 'Your account',
          passages: [
            'Each account belongs to one company. Its administrators invite users, assign roles, and remove access. You are responsible for what your users do with their access.',
            [
              'Use real names and an e-mail address where we can reach you.',
              'Do not share sign-in details. Each person needs their own.',
              'Keep passwords, codes, and API tokens secret, and set up multi-factor authentication if your account requires it.',
              'Tell us immediately if you think someone else has gained access.',
            ],
          ],
        },
        {
          id: 'services',
          title: 'The services',
          passages: [
            'Your tier determines which services you can use and their limits. The console shows both. We continue to develop the services: we can add and change features, and we give at least 60 days’ notice before we remove a feature that you use.',
            'Features marked as preview come with no guarantee of availability, and we can withdraw them at any time.',
          ],
        },
        {
          id: 'use',
          title: 'Acceptable use',
          passages: [
            'Deliver only content that you own or have the right to deliver. Do not use the services to:',
            [
              'break the law or violate the rights of others',
              'spread malware, or disrupt networks or devices',
              'circumvent the limits of your tier, or test the security of the services without our written consent',
              'resell access, unless you are a reseller',
            ],
            'If you turn on peer-to-peer delivery, you must inform your viewers and, where the law requires it, ask for their consent.',
          ],
        },
        {
          id: 'content',
          title: 'Your content and data',
          passages: [
            'You keep all rights to what you upload and configure. You allow us to store, copy, and transmit it as needed to provide the services. Delivery data belongs to you. We can use it to run and improve the services, in a form that identifies neither you nor your viewers.',
            'You can export your data at any time while the account is active, and for 30 days after it is deactivated.',
          ],
        },
        {
          id: 'fees',
          title: 'Fees and payment',
          passages: [
            'Fees are based on your tier and metered usage. We bill monthly in arrears; invoices are due within 30 days. We give at least 60 days’ notice of price changes, and you can end the agreement before they take effect.',
          ],
        },
        {
          id: 'availability',
          title: 'Availability and support',
          passages: [
            'Our target is 99.9% availability of the services in each calendar month, excluding maintenance announced at least three days in advance. If your tier includes service credits, they are applied to your next invoice. Support is available in English on business days.',
          ],
        },
        {
          id: 'suspension',
          title: 'Suspension and termination',
          passages: [
            'You can deactivate your account in the console at any time. We can end the agreement with 90 days’ notice.',
            'We can disable access immediately to prevent harm, for a serious breach of these terms, or if an invoice is still unpaid 14 days after a reminder. We tell you why, and we restore access once the cause is resolved.',
            'When the agreement ends, we keep your data for 30 days and then delete it. We keep records such as invoices for as long as the law requires.',
          ],
        },
        {
          id: 'liability',
          title: 'Liability',
          passages: [
            'Our liability is unlimited for intent, gross negligence, and harm to life, body, or health. Otherwise, we are liable only for the breach of essential duties, up to the fees you paid in the preceding twelve months. Neither party is liable for events beyond its control.',
          ],
        },
        {
          id: 'changes',
          title: 'Changes to these terms',
          passages: [
            'We can change these terms for good reason. We e-mail administrators the new text and a summary of the changes at least 30 days in advance. If you do not agree, you can end the agreement before the changes take effect. Each version has a number and a date.',
          ],
        },
        {
          id: 'law',
          title: 'Governing law',
          passages: [
            'These terms are governed by the law of Ireland, excluding its conflict-of-law rules. The courts of Dublin have jurisdiction, unless consumer law entitles you to another court. If a provision is invalid, the others remain in force.',
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy policy',
      summary: 'Which personal data we process, why, and what rights you have.',
      sections: [
        {
          id: 'controller',
          title: 'Who is responsible',
          passages: [
            'Edgeworks Platform Ltd is the controller of the data of people who use the console. You are the controller of your viewers’ data, and we process it on your behalf under our data processing agreement.',
          ],
        },
        {
          id: 'data',
          title: 'What we process',
          passages: [
            [
              'Who you are: name, e-mail address, phone number if you provide one, company, and role.',
              'How you sign in: a value derived from your password, never the password itself; multi-factor authentication; devices you asked us to remember; sessions with time, IP address, and browser.',
              'What you do: the changes you make in the console and through the API, in a log that your administrators can read.',
              'Error reports: what went wrong and where, without anything you entered.',
            ],
            'The console stores only what it needs in your browser: to keep you signed in, to keep unsaved drafts, and to remember your display preferences. There are no advertising cookies, and no one tracks you on other sites.',
          ],
        },
        {
          id: 'purposes',
          title: 'Why, and on what basis',
          passages: [
            'We process this data to provide the services (performance of the agreement), to keep them secure and to find faults (legitimate interests), and to meet legal duties such as bookkeeping (legal obligation). We do not sell data, and no decision about you is made solely by automated means.',
          ],
        },
        {
          id: 'recipients',
          title: 'Who receives it',
          passages: [
            'Users of your account can see who else is in it, and your reseller sees what it needs to support you. Processors bound by contract provide hosting, e-mail, and error reporting for us. The current list is part of the data processing agreement; we give 30 days’ notice of a new processor.',
            'Account data is stored in the region you chose. If data leaves the European Economic Area, it is protected by the European Commission’s standard contractual clauses.',
          ],
        },
        {
          id: 'retention',
          title: 'How long we keep it',
          passages: [
            [
              'Account data: until 30 days after the account is deactivated.',
              'Sessions and devices: until you end them, or at most 90 days after they were last used.',
              'Audit log: one year.',
              'Error reports: 90 days.',
              'Invoices: as long as tax law requires.',
            ],
          ],
        },
        {
          id: 'rights',
          title: 'Your rights',
          passages: [
            'You can request a copy of your data, have it corrected or deleted, restrict or object to its use, and transfer it elsewhere. Write to privacy@edgeworks.example; we reply within 30 days. You can also complain to a supervisory authority, such as the Data Protection Commission in Dublin.',
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
