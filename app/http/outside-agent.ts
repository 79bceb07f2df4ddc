import { slugify } from '../base/slug.ts';
import type { Settings } from './settings.ts';

export function outsideAgentName({ PRODUCT_NAME }: Pick<Settings, 'PRODUCT_NAME'>): string {
  return slugify(PRODUCT_NAME);
}

/** "griot/1.0 (+https://griot.example)" */
export function outsideAgent(settings: Pick<Settings, 'PRODUCT_NAME' | 'SITE_URL'>): string {
  return `${outsideAgentName(settings)}/1.0 (+${settings.SITE_URL})`;
}
