// Claims that a moderator decides on: a line on the company's public page elsewhere, or a letter
// on its paper. For companies without a website of their own.

import { sql as raw } from 'kysely';
import { z } from 'zod';
import { cleanLine } from '../../../base/clean-text.ts';
import { DAY_MS } from '../../../base/dates.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, notFound } from '../../../http/errors.ts';
import { requireModerator } from '../../../http/guard.server.ts';
import { isUsedUp } from '../../../http/rate-limit.server.ts';
import { readWebAddress } from '../../../language/values/address.ts';
import { claimsText as text } from '../../../text/text.ts';
import { requireVerified } from '../../arriving/listing/submissions.server.ts';
import { answerWebp, encodePicture, PictureError } from '../../arriving/pictures.server.ts';

const SENT_A_DAY = 5;
const MAX_LETTER_BYTES = 6 * 1024 * 1024;
// A letter of A4 stays readable.
const LONGEST_SIDE = 1_600;

export const humanProof = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('page'),
    page_url: z
      .string({ error: () => text.wrong.page })
      .transform((given) => readWebAddress(cleanLine(given)) ?? '')
      .refine((url) => url !== '', { error: () => text.wrong.page }),
  }),
  z.object({ method: z.literal('letter') }),
]);
type HumanProof = z.output<typeof humanProof>;

/**
 * Sends it to the queue, instead of what the account sent for this profile before. Throws 401, 403
 * without a confirmed address of the account, 422, 429.
 */
export async function askForClaim(
  context: Context,
  startup: { id: number; domain: string | null },
  given: HumanProof,
  letter: unknown,
): Promise<void> {
  const { userId } = requireVerified(context);
  if (await isUsedUp(context, `claims to read of ${userId}`, SENT_A_DAY, DAY_MS)) {
    throw new HttpError(429, text.wrong.tooManySent);
  }
  const isPage = given.method === 'page';
  const bytes = isPage ? null : await readLetter(letter);
  await raw`
    insert into claims (user_id, startup_id, domain, method, page_url, letter, created_at)
    values (${userId}, ${startup.id}, ${startup.domain}, ${given.method},
      ${isPage ? given.page_url : null}, ${bytes}, ${context.now})
    on conflict (user_id, startup_id) do update
      set domain = excluded.domain, method = excluded.method, page_url = excluded.page_url,
        letter = excluded.letter, created_at = excluded.created_at, verified_at = null,
        seen_at = null`.execute(context.sql);
}

async function readLetter(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof Blob) || file.size === 0) throw invalid({ letter: [text.wrong.letter] });
  try {
    const given = new Uint8Array(await file.arrayBuffer());
    return (await encodePicture(given, { maxBytes: MAX_LETTER_BYTES, longestSide: LONGEST_SIDE }))
      .bytes;
  } catch (error) {
    if (error instanceof PictureError) throw invalid({ letter: [error.message] });
    throw error;
  }
}

const KEY = /^(\d{1,15})-(\d{1,15})$/;

/** For moderators, while the claim waits. Throws as requireModerator, 404. */
export async function answerClaimLetter(context: Context, key: string): Promise<Response> {
  requireModerator(context);
  const [, userId, startupId] = KEY.exec(key) ?? [];
  const { rows } = await raw<{ letter: Uint8Array | null }>`
    select letter from claims
    where user_id = ${Number(userId ?? 0)}
      and startup_id = ${Number(startupId ?? 0)}`.execute(context.sql);
  if (!rows[0]?.letter) throw notFound('claim', key);
  return answerWebp(rows[0].letter, 'private, no-store');
}
