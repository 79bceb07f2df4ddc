import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HttpError } from './errors.ts';
import { expandForm, readBodyBytes, readForm, readInput } from './read-body.server.ts';

function post(body: BodyInit | undefined, type?: string): Request {
  const headers: Record<string, string> = type ? { 'content-type': type } : {};
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://griot.test/api/x', init);
}
const json = (body: string) => readInput(post(body, 'application/json'));
const PART = '--y\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  );

describe('the body of an API call', () => {
  test('JSON, urlencoded and multipart say the same', async () => {
    const form = new FormData();
    form.set('email', 'a@b.example');
    const all = [
      json('{"email":"a@b.example"}'),
      readInput(post(new URLSearchParams({ email: 'a@b.example' }))),
      readInput(post(form)),
    ];
    for (const one of all) expect({ ...(await one) }).toEqual({ email: 'a@b.example' });
  });

  test('no body is an empty one, but of what says that it is JSON', async () => {
    expect(await readInput(post(undefined))).toEqual({});
    expect(await statusOf(json(''))).toBe(422);
    expect(await statusOf(json(' '))).toBe(422);
  });

  test('another kind of body is a 415, a broken one a 422, a large one a 413', async () => {
    expect(await statusOf(readInput(post('<a/>', 'text/xml')))).toBe(415);
    expect(await statusOf(json('{"email":'))).toBe(422);
    expect(await statusOf(json('[1]'))).toBe(422);
    expect(await statusOf(json('null'))).toBe(422);
    expect(await statusOf(json(`{"a":"${'x'.repeat(1_100_000)}"}`))).toBe(413);
  });

  test('nesting and numbers of parts are bounded', async () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(await statusOf(json(nested(7)))).toBe(200);
    expect(await statusOf(json(nested(8)))).toBe(422);
    expect(await statusOf(json(nested(200_000)))).toBe(422);
    expect(await statusOf(json(`{"a":[${'1,'.repeat(6_000)}1]}`))).toBe(422);
  });

  test('a body comes in 20,000 parts at most', async () => {
    const inParts = (count: number) => {
      const body = new ReadableStream({
        start(stream) {
          for (let part = 0; part < count; part++) stream.enqueue(new Uint8Array([32]));
          stream.close();
        },
      });
      return readBodyBytes(post(body));
    };
    expect((await inParts(20_000)).byteLength).toBe(20_000);
    expect(await statusOf(inParts(20_001))).toBe(400);
  });

  test('a form has six thousand fields at most, however it is sent', async () => {
    const urlencoded = (fields: number) =>
      readForm(post('a=&'.repeat(fields), 'application/x-www-form-urlencoded'));
    const multipart = (fields: number) => {
      const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
      return readForm(post(`${part.repeat(fields)}--x--\r\n`, 'multipart/form-data; boundary=x'));
    };
    for (const send of [urlencoded, multipart]) {
      expect(await statusOf(send(5_500))).toBe(200);
      expect(await statusOf(send(6_001))).toBe(422);
    }
  });

  test.each([
    ['application/x-www-form-urlencoded; boundary=x', 'a=&'],
    ['multipart/form-data; boundary=x, application/x-www-form-urlencoded', 'a=&'],
    ['multipart/form-data; xboundary=x; boundary=y', PART],
    ['multipart/form-data; boundary="y"', PART],
  ])('as %s, too', async (type, field) => {
    expect(await statusOf(readForm(post(field.repeat(6_001), type)))).toBe(422);
  });

  test('brackets in names of fields make parts and lists', () => {
    const form = new FormData();
    form.append('f[0][column]', 'name');
    form.append('slugs[]', 'a');
    form.append('slugs[]', 'b');
    form.append('page', '1');
    form.append('page', '2');
    const plain = JSON.parse(JSON.stringify(expandForm(form)));
    expect(plain).toEqual({ f: { 0: { column: 'name' } }, slugs: ['a', 'b'], page: '2' });
  });

  test('no name of a field changes what other objects share', () => {
    for (const name of ['__proto__[polluted]', 'constructor[prototype][polluted]', '__proto__']) {
      const form = new FormData();
      form.append(name, 'yes');
      expandForm(form);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('any form is read or refused, never a failure of ours', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const form = new FormData();
        for (const [name, value] of pairs) form.append(name, value);
        try {
          expandForm(form);
        } catch (error) {
          expect(error).toBeInstanceOf(HttpError);
        }
      }),
    );
  });
});
