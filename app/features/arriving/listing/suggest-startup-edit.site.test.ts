import { beforeAll, describe, expect, test } from 'vitest';
import { useListingSite } from '../../../../test/listing-site.ts';
import type { Member } from '../../../../test/member.ts';
import { listingText as text } from '../../../text/text.ts';

const kit = useListingSite();
const { openVerified } = kit;
let member: Member;
beforeAll(async () => {
  member = await openVerified();
});

const locationOf = (answer: Response) => answer.headers.get('location');

describe('suggesting an edit', () => {
  const PATH = '/startup/flutterwave/suggest-edit';
  const edit = (more: Record<string, string> = {}) => ({
    field: 'tagline',
    value: 'Payments for Africa and beyond',
    source_url: 'https://news.example.org/flutterwave',
    ...more,
  });

  test('every profile leads to the form, which is sent to the moderators', async () => {
    expect(await kit.site.page('/startup/flutterwave')).toContain(`href="${PATH}"`);
    expect(await member.page(PATH)).toContain('Flutterwave');
    const sent = await member.form(PATH, edit({ note: 'It changed in May.' }));
    expect(sent.status).toBe(303);
    const done = await member.page(locationOf(sent) ?? '');
    expect(done).toContain(text.doneEdit('Flutterwave'));
    // It is no startup that was added.
    expect(done).toContain('<title>Your edit: Flutterwave');
    expect(done).not.toContain(text.addAnother);
    expect(/<main[\s\S]*<\/main>/.exec(done)?.[0]).not.toContain('>Add a startup<');
    expect(await kit.site.page('/startup/flutterwave')).not.toContain(
      'Payments for Africa and beyond',
    );
  });

  test.each([
    [{ field: 'slug' }, 'field'],
    [{ value: 'short' }, 'value'],
    [{ source_url: 'javascript:alert(1)' }, 'source_url'],
    [{ source_url: '' }, 'source_url'],
    [{ field: 'name', value: 'Flutterwave' }, 'value'],
    [{ field: 'website', value: 'https://andela.com' }, 'value'],
    [{ field: 'status', value: 'asleep' }, 'value'],
    [{ field: 'industries', value: 'Alchemy' }, 'value'],
    [{ field: 'state', value: 'Bavaria' }, 'value'],
    [{ field: 'state', value: '' }, 'value'],
    [{ field: 'twitter', value: '' }, 'value'],
    [{ field: 'year_founded', value: '1066' }, 'value'],
    [{ field: 'other', value: '' }, 'value'],
  ])('%j is wrong at %s', async (more, field) => {
    const answer = await member.form(PATH, edit(more as Record<string, string>));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`<a href="#${field}">`);
  });

  test('a note is short', async () => {
    const answer = await member.form(PATH, edit({ note: 'n'.repeat(1001) }));
    expect(await answer.text()).toContain('<a href="#note">');
  });

  test('an unknown startup is a 404; an old slug redirects to the new one', async () => {
    expect((await member.request('/startup/no-such-startup/suggest-edit')).status).toBe(404);
  });
});
