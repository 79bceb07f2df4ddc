import { expect, test } from 'vitest';
import industries from '../../db/seed/industries.json' with { type: 'json' };
import groups from './industry-groups.json' with { type: 'json' };
import { groupIndustries } from './industry-groups.ts';

test('every industry of the catalogue is in one group', () => {
  const listed = Object.values(groups).flat();
  expect(listed.toSorted()).toEqual(industries.map(({ slug }) => slug).toSorted());
});

test('options are put under their group; what a site added comes last', () => {
  const options = [{ value: 'basketry' }, { value: 'solar' }, { value: 'payments' }];
  expect(groupIndustries(options)).toEqual([
    { value: 'payments', group: 'Finance' },
    { value: 'solar', group: 'Energy and environment' },
    { value: 'basketry', group: 'Other' },
  ]);
});
