import { getNotice } from '../../catalogue/notice.server.ts';
import { renderShareFile } from '../../charts/pictures.tsx';
import type { Context } from '../../http/context.ts';
import { answerPng } from '../../http/draw-png.server.ts';
import { shellText } from '../../text/text.ts';

/** GET /preview.png: what is shown where a page without a picture of its own is shared. */
export async function answerSitePicture(context: Context): Promise<Response> {
  const { PRODUCT_NAME, SITE_URL } = context.settings;
  const svg = renderShareFile({
    name: shellText.defaultTitle,
    slug: PRODUCT_NAME,
    lead: shellText.description,
    finding: null,
    facts: [],
    notice: await getNotice(context.sql),
    productName: PRODUCT_NAME,
    address: SITE_URL,
  });
  return answerPng(context, svg);
}
