import type { Context } from '../../http/context.ts';
import { invalid } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { setUserCookie } from '../../http/session-cookies.server.ts';
import { accountSettingsText } from '../../text/text.ts';
import { getUser } from '../auth/queries.server.ts';
import { savePictureOf } from '../pictures/save-picture.server.ts';

/** Stores a resized copy of the file, or removes the picture. Throws 422 at the field. */
export async function changeAvatar(context: Context, form: FormData): Promise<void> {
  const removes = form.has('remove_avatar');
  const picture = removes ? null : await savePictureOf(context, 'avatar', form.get('avatar'));
  if (!removes && !picture) throw invalid({ avatar: [accountSettingsText.wrong.noPicture] });
  const avatar = picture?.path ?? null;
  const { userId, via } = requireSession(context);
  await context.sql
    .updateTable('users')
    .set({ avatar, updated_at: context.now })
    .where('id', '=', userId)
    .execute();
  if (via === 'cookie') setUserCookie(context, await getUser(context.sql, userId, context.now));
}
