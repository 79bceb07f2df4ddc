import type { Context } from '../../http/context.ts';
import { invalid } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { setUserCookie } from '../../http/session-cookies.server.ts';
import { accountSettingsText } from '../../text/text.ts';
import { getUser } from '../auth/queries.server.ts';
import { savePictureOf } from '../pictures/save-picture.server.ts';

export const AVATAR_FIELD = 'avatar';

/** Stores a resized copy of the file. Throws 422 at the field. */
export async function setAvatar(context: Context, file: unknown): Promise<void> {
  const picture = await savePictureOf(context, AVATAR_FIELD, file);
  if (!picture) throw invalid({ [AVATAR_FIELD]: [accountSettingsText.wrong.noPicture] });
  await writeAvatar(context, picture.path);
}

export async function removeAvatar(context: Context): Promise<void> {
  await writeAvatar(context, null);
}

async function writeAvatar(context: Context, avatar: string | null): Promise<void> {
  const { userId, via } = requireSession(context);
  await context.sql
    .updateTable('users')
    .set({ avatar, updated_at: context.now })
    .where('id', '=', userId)
    .execute();
  if (via === 'cookie') setUserCookie(context, await getUser(context.sql, userId, context.now));
}
