import { type LegalDocument, type Operator, writeToOperator } from './legal-document.ts';

const MIT_PERMISSION =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.';

export function attributionPolicyOf(operator: Operator): LegalDocument {
  const { productName, siteUrl } = operator;
  return {
    title: 'Attribution policy',
    description: `Where the facts in ${productName} come from, under which licences, and how to name it when you use them.`,
    lead: 'Every fact has a source. This page says which kinds there are, and how to pass them on.',
    changedOn: '2026-11-21',
    sections: [
      {
        id: 'sources',
        title: 'Facts and their sources',
        blocks: [
          {
            list: [
              'The page of a startup lists the sources of its profile; each funding round names the report it was taken from.',
              'News is a title, a publisher, a date and a link. The article belongs to its publisher.',
              'Counts that change, such as followers, carry the day they were measured.',
              'What the operator or a member of this site adds names its source in the same way.',
            ],
          },
        ],
      },
      {
        id: 'use',
        title: 'Using what you find here',
        blocks: [
          {
            say: 'Facts belong to nobody: names, dates, amounts and who invested in whom may be reused freely. Please name both where you found them and the source named there, with links:',
          },
          {
            quote: `${productName}, ${siteUrl}/startup/…, read on 21 November 2026; source: the report named on that page.`,
          },
          {
            say: 'Say so when you have changed or added figures. No permission is needed, and none of this suggests that we endorse what you make of it.',
          },
        ],
      },
      {
        id: 'licence',
        title: 'Licence of our own texts and of the collection',
        blocks: [
          {
            say: 'Taglines, overviews, titles of news and the collection as a whole, as far as rights in them exist, may be used under the licence Creative Commons Attribution 4.0 International (CC BY 4.0): name this site and link to the page they come from. It gives no rights in what belongs to others: articles, logos, photographs and trademarks stay with their owners and are shown to identify them.',
          },
        ],
      },
      {
        id: 'starter-catalogue',
        title: 'Where the starter catalogue comes from',
        blocks: [
          {
            say: 'A fresh site begins with a catalogue of real startups. Names, dates, amounts and investors were read from news articles and funding round-ups, which each record names; no text was copied. Most rounds rest on one article, so that late-named investors can be missing. Expect a few per cent of wrong amounts or dates, and about one stage in ten that is coarse. Known doubtful reports were left out. Single facts come from these public directories:',
          },
          {
            table: {
              caption: 'Public directories',
              head: ['Directory', 'What was taken', 'Licence'],
              rows: [
                [
                  'tech-companies-in-africa, OSCA Ado Ekiti',
                  'Websites, industries and X handles of a good part of the startups',
                  'MIT',
                ],
                [
                  'nigeria-tech-landscape, Tehilla Obanor / Omnific Hand',
                  'A few closures, exits and head-counts',
                  'MIT',
                ],
                [
                  'Y-Combinator-Success-Analytics-Dashboard, waleedabdullah02',
                  'Status, city, head-count and year of Y Combinator companies, as of September 2025',
                  'None stated; single facts only',
                ],
                [
                  'startups_in_kenya, CharlesIvia',
                  'Kenyan companies, as of August 2024',
                  'None stated; single facts only',
                ],
                [
                  'vclist.online, pkprojectstartups',
                  'Country, website and stages of investors',
                  'None stated; single facts only',
                ],
                [
                  'africa-vc-compass, macxwhale',
                  'Country, website and stages of investors',
                  'None stated; single facts only',
                ],
              ],
            },
          },
          {
            say: [
              'Their addresses: ',
              github('OSCA-Ado-Ekiti/tech-companies-in-africa'),
              ', ',
              github('TEHILLA-O/nigeria-tech-landscape'),
              ', ',
              github('waleedabdullah02/Y-Combinator-Success-Analytics-Dashboard'),
              ', ',
              github('CharlesIvia/startups_in_kenya'),
              ', ',
              github('pkprojectstartups/vclist.online'),
              ', ',
              github('macxwhale/africa-vc-compass'),
              '.',
            ],
          },
        ],
      },
      {
        id: 'mit-notice',
        title: 'Notice of the MIT licence',
        blocks: [
          {
            say: 'tech-companies-in-africa is Copyright (c) 2022 OSCA Ado Ekiti; nigeria-tech-landscape is Copyright (c) 2026 Tehilla Obanor / Omnific Hand. Both carry this notice:',
          },
          { quote: MIT_PERMISSION },
        ],
      },
      {
        id: 'maps-and-fonts',
        title: 'Maps and fonts',
        blocks: [
          {
            list: [
              [
                'The outlines of countries are drawn from ',
                { href: 'https://www.naturalearthdata.com/', label: 'Natural Earth' },
                ' (public domain) through world-atlas (ISC licence, Copyright 2013-2019 Michael Bostock). They state no position on any boundary.',
              ],
              'Source Sans 3, Bricolage Grotesque, IBM Plex Sans Arabic and Noto Sans are under the SIL Open Font License, version 1.1.',
            ],
          },
        ],
      },
      {
        id: 'demonstration',
        title: 'Demonstration data',
        blocks: [
          {
            say: 'A site can be filled with fictional companies to try it out. It then says so on every page and in every feed. Names, people and figures of such data are invented and mean nobody.',
          },
        ],
      },
      {
        id: 'corrections',
        title: 'Corrections',
        blocks: [
          {
            say: 'If something is wrong, say which page it is about, what is right, and the public source that shows it. A change without a source cannot be taken in. What concerns you as a person is dealt with as the privacy policy says.',
          },
          { say: writeToOperator(operator) },
        ],
      },
    ],
  };
}

function github(repository: string) {
  return { href: `https://github.com/${repository}`, label: repository };
}
