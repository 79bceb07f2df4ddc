// For openTestSite({ env: { PLANS_FILE: writePlans([…]) } }).
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface WrittenPlan {
  slug: string;
  name?: string;
  prices?: Array<{ currency: string; interval: 'month' | 'year'; amount: number }>;
  trial_days?: number;
  limits?: Record<string, number>;
}

/** Returns the file's path. */
export function writePlans(plans: readonly WrittenPlan[], isSample = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'griot-plans-'));
  const path = join(folder, 'plans.json');
  const written = {
    is_sample: isSample,
    features: [{ key: 'support', label: 'Answers by mail' }],
    plans: plans.map(({ slug, name = slug, prices = [], ...plan }) => ({
      ...plan,
      slug,
      name,
      summary: `${name} for tests.`,
      features: { support: prices.length > 0 },
      prices,
    })),
  };
  writeFileSync(path, JSON.stringify(written));
  return path;
}
