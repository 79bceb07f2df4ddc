import type { Returns } from './lexicon.ts';

const ORDERS: Record<Returns, Readonly<Record<string, string>>> = {
  startups: {
    'amount.desc': '-total_fundings',
    'amount.asc': 'total_fundings',
    'date.desc': '-last_funding_on',
    'date.asc': 'last_funding_on',
    'founded.desc': '-year_founded',
    'founded.asc': 'year_founded',
    'count.desc': '-fundings_count',
    'name.asc': 'name',
  },
  rounds: {
    'amount.desc': '-amount',
    'amount.asc': 'amount',
    'date.desc': '-announced_on',
    'date.asc': 'announced_on',
    'founded.desc': '-announced_on',
    'founded.asc': 'announced_on',
  },
  investors: {
    'amount.desc': '-deals_count',
    'count.desc': '-deals_count',
    'date.desc': '-last_deal_on',
    'name.asc': 'name',
  },
  people: { 'name.asc': 'name', 'amount.desc': '-total_fundings' },
};

export const orderFor = (returns: Returns, order: string) => ORDERS[returns][order] ?? null;
