import type { FundingRound, MoneyKind } from '../../base/enumerations.ts';

const rounds: Record<FundingRound, string> = {
  Angel: 'Private people put in their own money, often before any fund does.',
  'Pre-Seed': 'The first money from outside, often before there is a product that anyone pays for.',
  Seed: 'Early money, to build the product and find the first customers.',
  Grant:
    'Money that is not paid back and buys no shares, such as that of a foundation, a programme or a prize.',
  'Venture Series':
    'A round of venture investors whose source gives no letter, or one after C, such as Series D.',
  'Series A': 'The first large round of venture investors, to grow what has begun to work.',
  'Series B': 'The next large round after Series A, to grow into more markets or products.',
  'Series C': 'The next after Series B, of a company that is large already.',
  'Equity Crowdfunding': 'Many people buy small shares, most often through a website.',
  'Product Crowdfunding': 'Many people pay ahead for a product; they get no shares.',
  'Convertible Note': 'A loan, or a promise such as a SAFE, that becomes shares in a later round.',
  'Debt Financing': 'A loan or a bond, which is paid back with interest.',
  'Secondary Market':
    'Investors buy shares of existing owners; the money goes to them and not to the company.',
  'Post-IPO Equity': 'New shares sold by a company that is listed on an exchange.',
  'Post-IPO Secondary': 'Existing shares of a listed company sold by their owners.',
  'Post-IPO Debt': 'A loan or a bond of a company that is listed on an exchange.',
  'Initial Coin Offering': 'Buyers get digital tokens and no shares.',
  'Funding Round': 'Money whose source names no stage; it may hold debt, too.',
  'Venture Capital': 'Money of venture funds where the source names no stage.',
  'Private Equity': 'A fund buys a large part of a grown company.',
};

const money: Record<MoneyKind, string> = {
  equity: 'Investors buy new shares and own a part of the company.',
  debt: 'Lent, and paid back with interest. Nobody gets shares.',
  grant: 'Given. It is not paid back, and nobody gets shares.',
  convertible: 'Lent or promised first; it becomes shares later.',
  secondary: 'Shares change hands between owners. The company itself gets nothing.',
  token: 'Digital tokens are sold instead of shares.',
  other: 'Paid ahead for products, or the source does not say what the money is.',
};

export const glossaryText = {
  title: 'Kinds of rounds and of money',
  lead: 'A round has one of twenty names, which follow how its source calls it. From the name follows the kind of money that sums and filters go by.',
  rounds,
  money,
  countedAs: (kind: string) => `Counted as: ${kind.toLowerCase()}.`,
  link: 'What kinds of rounds and money mean',
  whatIs: (round: string) => `What is ${round}?`,
};
