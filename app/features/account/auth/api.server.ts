import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { refuseOtherSites, requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { authText } from '../../../text/text.ts';
import { endSharedSession } from './companion-session.server.ts';
import { signInWithCompanionToken } from './companion-token.server.ts';
import {
  credentials,
  nextQuery,
  passkeyAnswer,
  registration,
  resetConfirmation,
  resetRequest,
  saidAnswer,
  secondStep,
  signInAnswer,
  userAnswer,
} from './contract.ts';
import { signInByPasskey, startPasskeySignIn } from './passkeys.server.ts';
import { getUser } from './queries.server.ts';
import { register, type Subscribe } from './register.server.ts';
import { confirmReset, requestReset } from './reset-password.server.ts';
import { readChallenge, signInBySecondStep } from './second-step.server.ts';
import { signIn } from './sign-in.server.ts';

const tag = 'Accounts';

export const signInByPassword: Endpoint = endpoint({
  summary: 'Sign in by mail address and password',
  description:
    'Also sets the cookies of a browser. An unknown address and a wrong password answer the same. With a second factor a right password is a 401 whose problem has a `challenge`, to be sent with a code to POST /auth/second-step.',
  tag,
  body: credentials,
  answer: signInAnswer,
  errors: [401, 403, 429, 503],
  handle: (context, { body }) => signIn(context, body),
});

export const signInByCode: Endpoint = endpoint({
  summary: 'Complete a sign-in that needs a second step',
  description:
    'Answers as a sign-in. The challenge lives for 10 minutes and works once. A recovery code stands in for a code, once.',
  tag,
  body: secondStep,
  answer: signInAnswer,
  errors: [401, 403, 422, 429],
  async handle(context, { body: { challenge, code } }) {
    refuseOtherSites(context);
    return signInBySecondStep(context, challenge ?? readChallenge(context), code);
  },
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
  summary: 'Sign in by a passkey',
  description:
    'Answers as a sign-in; needs no second step. `credential` is what `navigator.credentials.get` gave, as JSON.',
  tag,
  body: passkeyAnswer,
  answer: signInAnswer,
  errors: [401, 403, 422, 429],
  handle: (context, { body: { credential } }) => signInByPasskey(context, credential),
});

export const createRegistration = (subscribe: Subscribe): Endpoint =>
  endpoint({
    summary: 'Make an account',
    description: 'Signs nobody in, and answers the same for an address that has an account.',
    tag,
    query: nextQuery,
    body: registration,
    answer: saidAnswer,
    status: 201,
    errors: [403, 429, 503],
    async handle(context, { body }) {
      await register(context, body, subscribe);
      return { message: authText.register.answer };
    },
  });

export const requestPasswordReset: Endpoint = endpoint({
  summary: 'Send a link to choose a new password',
  description: 'Answers the same whether or not there is an account with the address.',
  tag,
  query: nextQuery,
  body: resetRequest,
  answer: saidAnswer,
  errors: [403, 429],
  async handle(context, { body }) {
    await requestReset(context, body.email);
    return { message: authText.forgot.answer };
  },
});

export const confirmPasswordReset: Endpoint = endpoint({
  summary: 'Choose a new password by the link from the mail',
  description: 'The link works once and for 30 minutes. All sessions of the account end.',
  tag,
  body: resetConfirmation,
  answer: saidAnswer,
  errors: [403, 429, 503],
  async handle(context, { body }) {
    await confirmReset(context, body);
    return { message: authText.confirm.answer };
  },
});

export const signOut: Endpoint = endpoint({
  summary: 'Sign out',
  description: 'The session that asks is over at once. Without one there is nothing to do.',
  tag,
  answer: saidAnswer,
  errors: [403],
  async handle(context) {
    await endSharedSession(context);
    return { message: authText.logout.answer };
  },
});

export const signInByToken: Endpoint = endpoint({
  summary: 'Sign in by a one-time token of the companion application',
  description: 'Answers as a sign-in. A token lives for 60 s at most and works once.',
  tag,
  params: z.object({ token: z.string().max(4_096).describe('Access token of the companion') }),
  answer: signInAnswer,
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
  answer: userAnswer,
  needsSession: true,
  async handle(context) {
    const { userId } = requireSession(context);
    return { data: await getUser(context.sql, userId, context.now) };
  },
});
