// Against the vectors of the standards.
import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  authorizePush,
  encryptPush,
  MAX_MESSAGE_BYTES,
  makeSecret,
  publicKeyOf,
  signWebhook,
} from './signatures.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('web push', () => {
  const browser = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };

  test('encrypts as RFC 8291 section 5', () => {
    const own = createECDH('prime256v1');
    own.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const message = Buffer.from('When I grow up, I want to be a watermelon');
    const sealed = encryptPush(message, browser, own, bytes('DGv6ra1nlYgDCS1FRnbzlw'));
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('draws key and salt again, and refuses what services need not take', () => {
    const message = Buffer.from('{}');
    expect(encryptPush(message, browser)).not.toEqual(encryptPush(message, browser));
    expect(encryptPush(Buffer.alloc(MAX_MESSAGE_BYTES), browser).length).toBeLessThanOrEqual(4_096);
    expect(() => encryptPush(Buffer.alloc(MAX_MESSAGE_BYTES + 1), browser)).toThrow(RangeError);
  });

  test('says who sends it as RFC 8292 has it', () => {
    const own = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
    const now = new Date('2026-11-25T00:00:00Z');
    const header = authorizePush(own, 'https://push.example/send/1', 'mailto:a@b.example', now);
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(key).toBe(publicKeyOf(own));
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(bytes(claims).toString())).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1_000 + 43_200,
      sub: 'mailto:a@b.example',
    });
    const point = bytes(key);
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, how, bytes(signature))).toBe(true);
  });

  test('a key that is none', () => {
    expect(() => publicKeyOf('A'.repeat(43))).toThrow();
  });
});

describe('webhooks', () => {
  test('are signed as the example of Standard Webhooks', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const body = '{"test": 2432232314}';
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
    expect(signWebhook([secret], id, 1_614_265_330, body)).toEqual({
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  test('carry a signature of each secret', () => {
    const both =
      signWebhook([makeSecret(), makeSecret()], 'id', 1, '{}')['webhook-signature'] ?? '';
    expect(new Set(both.split(' ')).size).toBe(2);
  });
});
