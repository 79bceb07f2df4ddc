import { pathTo } from '../../base/paths.ts';
import { tabulateLimits } from '../../http/limits.ts';
import { type Page, page } from '../../http/page.ts';
import type { Settings } from '../../http/settings.ts';
import { apiDocsText as text } from '../../text/text.ts';
import { ApiDocs } from './api-docs.tsx';
import type { ApiDescription, ApiError } from './description.ts';

export function apiDocsPage(
  describe: (settings: Settings) => ApiDescription,
  errors: readonly ApiError[],
): Page {
  return page({
    hydrate: 'never',
    load: async ({ settings }) => describe(settings),
    head: () => ({
      title: text.title,
      description: text.description,
      canonical: pathTo('/api'),
      alternates: [
        { type: 'application/json', title: text.openApi, href: pathTo('/api/openapi.json') },
      ],
    }),
    body: (description, { settings, plans }) => (
      <ApiDocs
        description={description}
        errors={errors}
        limits={tabulateLimits(plans)}
        isEncrypted={settings.RESPONSE_ENCRYPTION_KEY !== undefined}
      />
    ),
  });
}
