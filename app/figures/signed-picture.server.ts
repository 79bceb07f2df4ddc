import { getNotice } from '../catalogue/notice.server.ts';
import { renderShareFile, type ShareFile } from '../charts/pictures.tsx';
import type { Context } from '../http/context.ts';
import { answerPng } from '../http/draw-png.server.ts';

/** What a picture says of the site, and of the page that it is of. */
export async function signPicture({ sql, settings }: Context, path: string) {
  return {
    notice: await getNotice(sql),
    productName: settings.PRODUCT_NAME,
    address: `${settings.SITE_URL}${path}`,
  };
}

/** What is shown where the link of a page is shared. */
export async function answerSharePicture(
  context: Context,
  path: string,
  file: Omit<ShareFile, keyof Awaited<ReturnType<typeof signPicture>>>,
): Promise<Response> {
  return answerPng(context, renderShareFile({ ...file, ...(await signPicture(context, path)) }));
}
