// What the service can do, as clients read it first.
import { pathTo } from '../../../base/paths.ts';
import type { Settings } from '../../../http/settings.ts';
import { reconcileText as text } from '../../../text/text.ts';
import { MAX_QUERIES } from './contract.ts';
import { TYPES } from './types.ts';

const PREVIEW = { width: 400, height: 160 };

const describeService = ({ PRODUCT_NAME, SITE_URL }: Settings) => ({
  name: text.service(PRODUCT_NAME),
  documentation: `${SITE_URL}${pathTo('/api')}`,
  logo: `${SITE_URL}${pathTo('/favicon.svg')}`,
  defaultTypes: TYPES,
  batchSize: MAX_QUERIES,
});

export function describeVersion02(settings: Settings) {
  const base = `${settings.SITE_URL}${pathTo('/reconcile')}`;
  const suggest = (what: string) => ({ service_url: base, service_path: `/suggest/${what}` });
  return {
    versions: ['0.2'],
    ...describeService(settings),
    identifierSpace: `${base}/view/`,
    schemaSpace: `${base}/properties/`,
    view: { url: `${base}/view/{{id}}` },
    preview: { url: `${base}/preview/{{id}}`, ...PREVIEW },
    suggest: {
      entity: suggest('entity'),
      type: suggest('type'),
      property: suggest('property'),
    },
    extend: {
      propose_properties: { service_url: base, service_path: '/properties' },
      property_settings: [],
    },
  };
}

export function describeDraft(settings: Settings) {
  const base = `${settings.SITE_URL}${pathTo('/reconcile')}`;
  return {
    versions: ['1.0-draft'],
    ...describeService(settings),
    view: { url: `${base}/view/{id}` },
    preview: PREVIEW,
    suggest: { entity: true, type: true, property: true },
    extend: { proposeProperties: true, propertySettings: [] },
    standardizedScore: true,
  };
}
