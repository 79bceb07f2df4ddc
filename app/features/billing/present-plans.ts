import { isAllOpen, type Plans } from '../../base/plans.ts';
import type { PlansAnswer } from './contract.ts';

export function presentPlans(plans: Plans): PlansAnswer {
  return {
    data: plans.plans.map(({ slug, name, summary, features, limits, trialDays, prices }) => ({
      slug,
      name,
      summary,
      features: { ...features },
      limits: {
        csv_rows: limits.csvRows,
        compared_on_page: limits.comparedOnPage,
        saved_comparisons: limits.savedComparisons,
        api_calls_per_minute: limits.apiCallsPerMinute,
      },
      trial_days: trialDays,
      prices: prices.map(({ currency, interval, amount }) => ({ currency, interval, amount })),
    })),
    meta: {
      is_open: isAllOpen(plans),
      is_sample: plans.isSample,
      features: plans.features.map(({ key, label }) => ({ key, label })),
    },
  };
}
