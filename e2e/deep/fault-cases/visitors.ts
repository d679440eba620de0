import { fillSignIn } from '../../session.ts';
import { expect } from '../../test.ts';
import type { FaultCase } from '../faultCase.ts';
import {
  action,
  casesAt,
  check,
  type Enter,
  enterAsVisitor,
  labelled,
  press,
  select,
  stub,
  text,
} from '../faultShapes.ts';
import { confirm, signedUp } from '../signInAs.ts';

const at = (url: string) => casesAt(enterAsVisitor, url);
const email = 'robin@fault.example';
const choice = 'Own-Choice-42';
const code = text('Confirmation code', '123456');
const delivery = { CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'r***@f***' } };

const newPassword = [labelled('New password', choice), labelled('Retype password', choice)];

const visitorCases: readonly FaultCase[] = [
  at('/signup/').page(action('SignUp'), {
    fields: [
      text('Name', 'Robin'),
      text('Last name', 'Newcomer'),
      text('E-mail', email),
      labelled(/^Password/, choice),
      labelled(/^Retype password/, choice),
      check('checkbox', /terms of use/),
    ],
    submit: 'Create account',
    response: { UserConfirmed: false, UserSub: email, ...delivery },
    done: 'If this address is new, you will receive a code',
  }),
  at(`/activate-account/?email=${email}`).page(action('ConfirmSignUp'), {
    fields: [code],
    isAutomatic: true,
    submit: 'Activate account',
    done: 'Your account is active. Sign in to continue.',
  }),
  at(`/activate-account/?email=${email}`).page(action('ResendConfirmationCode'), {
    fields: [text('Confirmation code', '123')],
    submit: 'Send a new code',
    response: delivery,
    done: 'We sent a new code. Use the newest one.',
  }),
  at('/forgot-password').page(action('ForgotPassword'), {
    fields: [text('E-mail', email)],
    submit: 'Send code',
    response: delivery,
    done: 'If there is an account for this address, you will receive a code',
  }),
  at(`/confirm-password/?email=${email}`).page(action('ConfirmForgotPassword'), {
    fields: [code, ...newPassword],
    submit: 'Save password',
    done: 'Your password was changed. Sign in with the new one.',
  }),
  at(`/register/?username=${email}&code=Was-Replaced-1`).page('RequestInvite', {
    prepare: stub(
      { action: 'InitiateAuth' },
      {
        __type: 'NotAuthorizedException',
        message: 'Temporary password has expired and must be reset by an administrator.',
      },
      400,
    ),
    async open(page) {
      for (const { fill } of newPassword) await fill(page.locator('body'));
      await press('Set password')(page);
    },
    submit: 'Ask for a new invitation',
    done: /We e-mailed your administrator/,
  }),
  at('/deactivated-account/').page('RequestReactivation', {
    fields: [text('E-mail', email)],
    submit: 'Request reactivation',
    done: /was sent to the administrators/,
  }),
];

/** A user who has signed up, and has no account yet. */
const enterAsFounder: Enter = async ({ page, request }, url) => {
  const user = await signedUp(request);
  await confirm(request, user);
  await page.goto(url);
  await fillSignIn(page, user);
  await expect(page.getByRole('textbox', { name: 'Account name' })).toBeVisible();
};

const founder = casesAt(enterAsFounder, '/create-account/');
const refusal = 'Nobody creates accounts today.';

const createAccount = founder.page('CreateAccount', {
  fields: [text('Account name', 'Lumen'), text('Company', 'Fault Cases Ltd'), select(/Region/, 'Europe (West)')],
  submit: 'Set up company',
  response: { entity: null, userErrors: [{ code: 'CLOSED', field: null, message: refusal, details: null }] },
  done: refusal,
});

/** Whether a company name is free is checked while it is entered, or else when the form is sent. */
const availability: FaultCase = {
  target: { operation: 'Availability' },
  async start(visit) {
    const { page } = visit;
    await enterAsFounder(visit, '/create-account/');
    const company = page.getByRole('textbox', { name: 'Company' });
    const enter = async (name: string) => {
      await company.fill(name);
      await page.getByRole('textbox', { name: 'Account name' }).focus();
    };
    return {
      async act() {
        await page.goto('/create-account/');
        await enter('Fault Cases Ltd');
      },
      message: () => null,
      async expectInput() {
        await expect(company).toHaveValue('Fault Cases Ltd');
        await expect(company).not.toHaveAttribute('aria-invalid', 'true');
      },
      async recover() {
        await enter('Edgeworks Platform Ltd');
        await expect(company).toHaveAccessibleDescription(/Company name already exists\./);
      },
    };
  },
};

export const visitorsCases = [...visitorCases, createAccount, availability];
