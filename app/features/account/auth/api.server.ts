import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { refuseOtherSites, requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { authText } from '../../../text/text.ts';
import { confirmReset, requestReset } from './change-password.server.ts';
import { endSharedSession, signInWithCompanionToken } from './companion.server.ts';
import * as contract from './contract.ts';
import { signInByPasskey, startPasskeySignIn } from './passkeys.server.ts';
import { getUser } from './queries.server.ts';
import { register } from './register.server.ts';
import { readChallenge, signIn, signInBySecondStep } from './sign-in.server.ts';

const tag = 'Accounts';
const signingIn = { tag, answer: contract.signInAnswer };
const said = { tag, answer: contract.saidAnswer };

export const signInByPassword: Endpoint = endpoint({
  ...signingIn,
  summary: 'Sign in by mail address and password',
  description:
    'Also sets the cookies of a browser. An unknown address and a wrong password answer the same. With a second factor a right password is a 401 whose problem has a `challenge`, to be sent with a code to POST /auth/second-step.',
  body: contract.credentials,
  errors: [401, 403, 429, 503],
  handle: (context, { body }) => signIn(context, body),
});

export const signInByCode: Endpoint = endpoint({
  ...signingIn,
  summary: 'Complete a sign-in that needs a second step',
  description:
    'Answers as a sign-in. The challenge lives for 10 minutes and works once. A recovery code stands in for a code, once.',
  body: contract.secondStep,
  errors: [401, 403, 422, 429],
  handle: (context, { body: { challenge, code } }) =>
    signInBySecondStep(context, challenge ?? readChallenge(context), code),
});

export const startPasskeySession: Endpoint = endpoint({
  summary: 'Options for a sign-in by passkey',
  description:
    'PublicKeyCredentialRequestOptionsJSON of WebAuthn, for `navigator.credentials.get`. The challenge lives for 5 minutes and works once.',
  tag,
  answer: z.object({ data: z.record(z.string(), z.unknown()) }),
  errors: [403, 429],
  handle: async (context) => ({ data: { ...(await startPasskeySignIn(context)) } }),
});

export const signInWithPasskey: Endpoint = endpoint({
  ...signingIn,
  summary: 'Sign in by a passkey',
  description:
    'Answers as a sign-in; needs no second step. `credential` is what `navigator.credentials.get` gave, as JSON.',
  body: contract.passkeyAnswer,
  errors: [401, 403, 422, 429],
  handle: (context, { body: { credential } }) => signInByPasskey(context, credential),
});

export const makeAccount: Endpoint = endpoint({
  ...said,
  summary: 'Make an account',
  description: 'Signs nobody in, and answers the same for an address that has an account.',
  query: contract.nextQuery,
  body: contract.registration,
  status: 201,
  errors: [403, 429, 503],
  async handle(context, { body }) {
    await register(context, body);
    return { message: authText.register.answer };
  },
});

export const requestPasswordReset: Endpoint = endpoint({
  ...said,
  summary: 'Send a link to choose a new password',
  description: 'Answers the same whether or not there is an account with the address.',
  query: contract.nextQuery,
  body: contract.resetRequest,
  errors: [403, 429],
  async handle(context, { body }) {
    await requestReset(context, body.email);
    return { message: authText.forgot.answer };
  },
});

export const confirmPasswordReset: Endpoint = endpoint({
  ...said,
  summary: 'Choose a new password by the link from the mail',
  description: 'The link works once and for 30 minutes. All sessions of the account end.',
  body: contract.resetConfirmation,
  errors: [403, 429, 503],
  async handle(context, { body }) {
    await confirmReset(context, body);
    return { message: authText.confirm.answer };
  },
});

export const signOut: Endpoint = endpoint({
  ...said,
  summary: 'Sign out',
  description: 'The session that asks is over at once. Without one there is nothing to do.',
  errors: [403],
  async handle(context) {
    await endSharedSession(context);
    return { message: authText.logout.answer };
  },
});

export const signInByToken: Endpoint = endpoint({
  ...signingIn,
  summary: 'Sign in by a one-time token of the companion application',
  description: 'Answers as a sign-in. A token lives for 60 s at most and works once.',
  params: z.object({ token: z.string().max(4_096).describe('Access token of the companion') }),
  errors: [401, 403, 429],
  cache: 'private',
  async handle(context, { params }) {
    context.answerHeaders.set('referrer-policy', 'no-referrer');
    refuseOtherSites(context);
    const tries = await requireTriesLeft(context, 'companion token');
    const answer = await signInWithCompanionToken(context, params.token);
    await tries.succeeded();
    return answer;
  },
});

export const getMe: Endpoint = endpoint({
  summary: 'Who is signed in',
  tag,
  answer: contract.userAnswer,
  needsSession: true,
  async handle(context) {
    const { userId } = requireSession(context);
    return { data: await getUser(context.sql, userId, context.now) };
  },
});
