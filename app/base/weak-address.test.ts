import { expect, test } from 'vitest';
import { isWeakAddress } from './address.ts';

test.each([
  'http://arbiterz.com/tag/pricewaterhouse-coopers/?random-post=1',
  'https://www.tekedia.com/page/5834/',
  'https://finovate.com/category/avaloq/page/2',
  'https://itbusinessdirect.com/tag/branch',
  'https://addis-news.vercel.app/news?page=70',
  'https://www.wearetech.africa/en/fils-uk/news?limitstart=840',
  'https://news.example/?s=andela',
  'https://news.example/search?q=andela',
])('%s cannot show a fact', (url) => expect(isWeakAddress(url)).toBe(true));

test.each([
  'https://launchbaseafrica.com/?p=7918',
  'https://techcabal.com/2024/10/29/moniepoint-series-c/',
  'https://research.example/searching-for-growth',
  'https://news.example/pages/categorically-yes',
])('%s can', (url) => expect(isWeakAddress(url)).toBe(false));
