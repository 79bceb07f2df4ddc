import type { AccessLimit } from '../../base/access-limits.ts';
import { pathTo } from '../../base/paths.ts';
import { type LegalDocument, type Operator, writeToOperator } from './legal-document.ts';

const count = /* @__PURE__ */ new Intl.NumberFormat('en');

export function termsOf(operator: Operator): LegalDocument {
  const { productName, siteUrl, limits } = operator;
  return {
    title: 'Terms',
    description: `The terms of using ${productName}, its pages, its files and its API.`,
    lead: `What you may expect of ${productName}, and what it expects of you.`,
    changedOn: '2026-11-21',
    sections: [
      {
        id: 'operator',
        title: 'Who runs this site',
        blocks: [
          {
            say: `${productName} is free software that anybody can run. The site at ${siteUrl} is run by its operator. Where these pages say "we", the operator is meant, and the operator alone is answerable for this site.`,
          },
          { say: writeToOperator(operator) },
        ],
      },
      {
        id: 'service',
        title: 'What the site is',
        blocks: [
          {
            say: `${productName} is a public directory of African startups, their funding rounds, investors, industries and places, with the sources of what it says. Reading, searching and calling the API need no account and cost nothing.`,
          },
        ],
      },
      {
        id: 'figures',
        title: 'Figures are as reported',
        blocks: [
          {
            say: 'Names, dates and amounts are taken from public reports, which each record names. Reports can be wrong, late or incomplete, and so can what we took from them.',
          },
          {
            list: [
              'A total is the sum of the disclosed rounds recorded here. Rounds that were never announced, or announced without an amount, are not in it.',
              'What is unknown is shown as N/A, Undisclosed or left out. It is never estimated.',
              'A date known only to the month or the year is shown as such.',
              'Rankings order what is recorded here and nothing else.',
              'Where reports of one round differ, the preferred one is counted and the others are shown beside it.',
            ],
          },
          {
            say: [
              'If a figure is wrong, tell us and name the source that shows it. The ',
              { href: `${pathTo('/attribution-policy')}#corrections`, label: 'attribution policy' },
              ' says how.',
            ],
          },
        ],
      },
      {
        id: 'advice',
        title: 'No investment advice',
        blocks: [
          {
            say: 'Nothing on this site is an offer, a recommendation or investment, legal or tax advice. That a company is listed, ranked or compared says nothing about its worth or its prospects. Read the sources and take advice of your own before you decide anything.',
          },
        ],
      },
      {
        id: 'use',
        title: 'What you may do, and what not',
        blocks: [
          {
            say: [
              'You may read, link, quote, download and republish the facts shown here for any lawful purpose, also a commercial one, as the ',
              { href: pathTo('/attribution-policy'), label: 'attribution policy' },
              ' describes. You may not:',
            ],
          },
          {
            list: [
              'disturb the site, get around its limits, or try to reach what is not yours;',
              'present changed figures as if they came from here;',
              'use what is said about people for unsolicited mail, or to judge them in anything but their business;',
              'break the law with it.',
            ],
          },
        ],
      },
      {
        id: 'limits',
        title: 'Fair use of the API and of exports',
        blocks: [
          {
            say: [
              'The ',
              { href: pathTo('/api'), label: 'API' },
              ' is open to programs. Please stay within these limits, so that it stays open to all. A program that goes beyond the calls of a minute is answered with status 429 and a header Retry-After that says when to come back.',
            ],
          },
          {
            table: {
              caption: 'Limits',
              head: ['What', 'Visitor', 'Account', 'Subscriber'],
              rows: [
                limitRow('API calls a minute', limits.apiCallsPerMinute),
                limitRow('Rows in one CSV export', limits.csvRows),
                limitRow('Startups side by side on the comparison page', limits.comparedOnPage),
                limitRow('Saved comparisons', limits.savedComparisons),
              ],
            },
          },
          {
            say: [
              'Calls that our own pages make are counted apart, up to ten times as many. Where the operator asks nothing for any plan, the limits of a subscriber hold for everybody, except that saving needs an account. What each plan gives and costs stands at ',
              { href: pathTo('/pricing'), label: 'pricing' },
              '.',
            ],
          },
        ],
      },
      {
        id: 'accounts',
        title: 'Accounts',
        blocks: [
          {
            list: [
              'An account belongs to one person with a mail address of their own. Keep its password to yourself.',
              'You can download what your account holds, and delete it, at any time.',
              'We may close an account that breaks these terms. We say why, unless the law forbids it.',
            ],
          },
        ],
      },
      {
        id: 'listings',
        title: 'Listings you send',
        blocks: [
          {
            say: 'Who sends a listing says that it is true, that they may speak for the company in the role they name, and that we may publish it. Every funding round needs a public source. A person reads each listing before it appears; we may correct, shorten or refuse it, and later reports may change it.',
          },
        ],
      },
      {
        id: 'plans',
        title: 'Paid plans',
        blocks: [
          {
            list: [
              'The price, the interval and the day of renewal are shown before you pay.',
              'Payment runs through the payment provider that you choose at the checkout, under its terms as well.',
              'A plan that does not say otherwise renews at the end of each period for the same price, until you turn renewal off. You can do that in your settings at any time; the plan then stays until the end of the time paid for.',
              'When a payment fails, the plan stays for 7 more days, so that there is time to change the card.',
              'Rights to withdraw or to a refund that your law gives you stay as they are.',
            ],
          },
        ],
      },
      {
        id: 'warranty',
        title: 'What we do not promise',
        blocks: [
          {
            say: 'The site is offered as it is. We do not promise that it is complete, right or always there. As far as the law allows, we are not liable for what follows from relying on it. Nothing here limits a liability that the law does not let us limit.',
          },
        ],
      },
      {
        id: 'software',
        title: 'The software',
        blocks: [
          {
            say: 'The software of this site is free software under the MIT licence.',
          },
        ],
      },
      {
        id: 'law',
        title: 'Law and changes',
        blocks: [
          {
            say: 'The law of the place where the operator is established applies. Protection that the law of your own country gives you as a consumer stays. When these terms change, the date at their top changes with them; who has an account is told before a change that matters to them.',
          },
        ],
      },
    ],
  };
}

function limitRow(what: string, { visitor, account, subscriber }: AccessLimit): string[] {
  return [what, ...[visitor, account, subscriber].map((limit) => count.format(limit))];
}
