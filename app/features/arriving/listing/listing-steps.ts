export const ROUND_FIELDS = ['round', 'date', 'amount', 'investors', 'source_url'] as const;
export const FOUNDER_FIELDS = ['name', 'title', 'link'] as const;

export const STEP_FIELDS = [
  ['name', 'website', 'tagline', 'overview', 'logo'],
  ['country', 'state', 'year_founded', 'industries', 'type', 'employee_range'],
  ['rounds'],
  ['founders', 'twitter', 'ticker', 'role'],
] as const;

export type StepField = (typeof STEP_FIELDS)[number][number];

/** The page that shows all answers, and sends them. */
export const CHECK_STEP = STEP_FIELDS.length + 1;
