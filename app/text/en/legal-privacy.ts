import { type LegalDocument, type Operator, writeToOperator } from './legal-document.ts';

export function privacyPolicyOf(operator: Operator): LegalDocument {
  const { productName, siteUrl } = operator;
  return {
    title: 'Privacy policy',
    description: `What ${productName} knows about its readers and about the people it lists, and how to have it corrected or removed.`,
    lead: 'No trackers, no advertising, nothing loaded from other sites. This page says what is left.',
    changedOn: '2026-11-21',
    sections: [
      {
        id: 'responsible',
        title: 'Who is responsible',
        blocks: [
          {
            say: `The operator of ${siteUrl} is responsible for the personal data that this site processes. The makers of the software receive none of it.`,
          },
          { say: writeToOperator(operator) },
        ],
      },
      {
        id: 'reading',
        title: 'When you read the site',
        blocks: [
          {
            say: 'Your browser asks this server only. No page carries a tracker, an advertisement, an embedded map or video, or a font or script of another site; a security policy sent with every page keeps browsers from loading any. We build no profile of readers and count no visits per person.',
          },
          {
            list: [
              'Your network address is needed to answer you. It can be held for a short time to keep single addresses from overloading the site.',
              'The log of the site holds, for each request: its time, the method, the path without what was searched for, the status, how long it took and a random number for the request. It does not hold your network address. When something fails, it holds what failed.',
              'The server or the proxy that the operator rents may keep a log of its own. The operator can tell you about it.',
              'What you search for is answered and forgotten. A search by meaning can be sent to a service that the operator has connected for it, without anything that points to you; when none is connected, it never leaves this server.',
            ],
          },
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        blocks: [
          {
            say: 'Reading sets no cookie. These are set when you do something that needs them, and none follows you to other sites.',
          },
          {
            table: {
              caption: 'Cookies of this site',
              head: ['Name', 'What it is for', 'Set when', 'Kept'],
              rows: [
                ['theme', 'Light, dark or as your system says', 'you choose a theme', '1 year'],
                [
                  'recent_searches',
                  'Your last searches, at most 10, so that you can repeat them',
                  'you search',
                  '6,800 days asked for; browsers end it after about 400',
                ],
                [
                  'token',
                  'Keeps you signed in; scripts cannot read it',
                  'you sign in',
                  '28 days, or until you sign out',
                ],
                [
                  'user',
                  'Your name, picture, language and whether you have a plan, for the top of the page',
                  'you sign in',
                  '28 days, or until you sign out',
                ],
                [
                  'pressed_follow',
                  'What you asked to follow while signed out, until you have signed in',
                  'you press Follow while signed out',
                  '30 minutes, or until it is followed',
                ],
                [
                  'XSRF-TOKEN',
                  'Shows that a form was sent from this site and not by another in your name',
                  'you sign in',
                  '28 days, or until you sign out',
                ],
              ],
            },
          },
          { say: 'You can delete them in your browser at any time. Reading goes on as before.' },
        ],
      },
      {
        id: 'people',
        title: 'People who are listed',
        blocks: [
          {
            say: 'The directory names founders, team members and investors who are persons. It holds what is public about their profession: name, role, company, the rounds they took part in and, where known, addresses of public profiles and a portrait. It holds no private addresses, telephone numbers, birthdays or anything about private life.',
          },
          {
            list: [
              'These facts come from public reports and directories. The page of each company names its sources.',
              'They are published because there is a legitimate interest in knowing who builds and funds companies. Where your interest in not being named weighs more, yours counts.',
              'Anybody can read them, also through the API and the feeds, and search engines can find them.',
            ],
          },
        ],
      },
      {
        id: 'removal',
        title: 'Correction and removal',
        blocks: [
          {
            say: 'You can have what is said about you corrected, completed or removed. Say which page it is about, what is wrong, and where one can see what is right. We answer within 30 days. If we keep a fact because the public interest in it weighs more, we say why. What is removed here goes from the pages, the API and the feeds at the same time; copies that others made are beyond our reach.',
          },
          { say: writeToOperator(operator) },
        ],
      },
      {
        id: 'accounts',
        title: 'When you have an account',
        blocks: [
          {
            list: [
              'We keep your name, your mail address, what you choose to add to your profile, what you follow, what you save, the listings you send and which messages you want.',
              'Your password is kept as a hash only (argon2id), the keys of your sessions likewise. Nobody can read them, nor can we.',
              'If this site shares its sign-in with a companion site, your session there is checked with that site and with no other.',
              'You can download all of it, and delete your account, in your settings.',
            ],
          },
        ],
      },
      {
        id: 'newsletter',
        title: 'Newsletter',
        blocks: [
          {
            say: 'We write to an address only after its owner has confirmed it by the link in a first mail. Without that, nothing further is sent. Every mail has a link that ends the newsletter at once.',
          },
        ],
      },
      {
        id: 'payments',
        title: 'Payments',
        blocks: [
          {
            say: 'You pay at the payment provider that you choose, such as Stripe or Paystack; it is responsible for what you enter there. We never see your card number. We give the provider your mail address, so that it can send its receipt. We keep your plan, its state and dates, the invoices, and the numbers by which the provider knows you and the payment.',
          },
        ],
      },
      {
        id: 'storage',
        title: 'Where data is kept, and for how long',
        blocks: [
          {
            say: "Everything lies in the operator's own database: either inside this server, in a folder of its disk, or in a Postgres server that the operator runs or rents. Mail is sent through the operator's mail server.",
          },
          {
            list: [
              'Your account: until you delete it. Sessions: 28 days. Links to set a new password: 30 minutes.',
              'Your newsletter address: until you end the newsletter.',
              'Invoices: as long as tax law asks for them.',
              'What the directory says about people: as long as their company is listed, or until it is removed as above.',
              'Logs and backups: as long as the operator keeps them to run the site safely.',
            ],
          },
        ],
      },
      {
        id: 'sharing',
        title: 'Who else gets data',
        blocks: [
          {
            say: 'We sell no personal data. It reaches others only where this page says so: whom the operator rents servers and mail from, the payment provider you choose, a companion site you sign in with, and authorities where the law obliges us.',
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          {
            say: 'Data protection laws, among them those of Kenya, Nigeria, South Africa and the European Union, give you rights to know what is kept about you, to have it corrected or deleted, to receive it in a usable form, and to object. You can also complain to the data protection authority of the place where you live.',
          },
          { say: writeToOperator(operator) },
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        blocks: [
          {
            say: 'When this policy changes, the date at its top changes with it. If you have an account, we notify you before a change that affects you.',
          },
        ],
      },
    ],
  };
}
