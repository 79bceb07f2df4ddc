import { z } from 'zod';
import { answerSharePicture } from '../../figures/chart-files.server.ts';
import type { Context } from '../../http/context.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { shellText } from '../../text/text.ts';
import { landing } from './contract.ts';
import { getLanding } from './queries.server.ts';

export const getIndex: Endpoint = endpoint({
  tag: 'Figures',
  summary: 'The whole catalogue in figures, and what is newest in it',
  answer: z.object({ data: landing }),
  handle: async ({ sql }) => ({ data: await getLanding(sql) }),
});

/** GET /preview.png: the preview of shared pages without their own picture. */
export async function answerSitePicture(context: Context): Promise<Response> {
  const slug = context.settings.PRODUCT_NAME;
  return answerSharePicture(context, '', {
    name: shellText.defaultTitle,
    slug,
    lead: shellText.description,
  });
}
