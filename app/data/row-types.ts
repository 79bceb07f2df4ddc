// Made by `npm run make:schema` from db/migrations; do not edit.
import type { Generated } from 'kysely';

export interface Tables {
  acquirers: {
    id: Generated<number>;
    slug: string;
    name: string;
    startup_id: number | null;
    investor_id: number | null;
  };
  alert_batches: {
    id: Generated<number>;
    startup_ids: number[];
    investor_ids: number[];
  };
  alert_changes: {
    id: Generated<number>;
    startup_id: number | null;
    investor_id: number | null;
  };
  alert_deliveries: {
    id: Generated<string>;
    webhook_user_id: number | null;
    push_subscription_id: number | null;
    body: unknown;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    created_at: Generated<Date>;
  };
  alert_items: {
    alert_id: number;
    item_id: number;
    found_at: Generated<Date>;
    sent_at: Date | null;
  };
  alert_webhooks: {
    user_id: number;
    url: string;
    secrets: string[];
    failing_since: Date | null;
    stopped_at: Date | null;
    created_at: Generated<Date>;
  };
  alerts: {
    id: Generated<number>;
    uuid: Generated<string>;
    user_id: number;
    kind: string;
    address: string;
    name: string;
    frequency: string;
    by_mail: boolean;
    by_push: Generated<boolean>;
    by_webhook: Generated<boolean>;
    seen: Generated<string>;
    checked_to: Generated<number>;
    sent_period: string | null;
    ended_at: Date | null;
    created_at: Generated<Date>;
  };
  api_keys: {
    id: Generated<number>;
    user_id: number;
    name: string;
    beginning: string;
    key_hash: Buffer;
    scopes: string[];
    created_at: Date;
    last_used_at: Date | null;
    expires_at: Date | null;
  };
  billing_events: {
    id: Generated<number>;
    provider: string;
    event_id: string;
    type: string;
    occurred_at: Date;
    rank: number;
    received_at: Generated<Date>;
    change: unknown | null;
    provider_subscription_id: string | null;
    provider_customer_id: string | null;
    checkout_uuid: string | null;
    subscription_uuid: string | null;
    state: Generated<string>;
    attempts: Generated<number>;
  };
  call_counts: {
    key: Buffer;
    hits: number;
    expires_at: Date;
  };
  checkouts: {
    uuid: Generated<string>;
    user_id: number;
    provider: string;
    plan: string;
    interval: string;
    currency: string;
    amount: number;
    provider_price_id: string | null;
    trial_days: Generated<number>;
    state: Generated<string>;
    provider_checkout_id: string | null;
    provider_customer_id: string | null;
    url: string | null;
    claimed_until: Date | null;
    created_at: Generated<Date>;
    settled_at: Date | null;
  };
  claims: {
    user_id: number;
    startup_id: number;
    domain: string | null;
    method: string;
    page_url: string | null;
    letter: Buffer | null;
    created_at: Generated<Date>;
    verified_at: Date | null;
    seen_at: Date | null;
  };
  comparison_startups: {
    comparison_uuid: string;
    position: number;
    slug: string;
    startup_id: number | null;
  };
  comparisons: {
    uuid: Generated<string>;
    user_id: number;
    name: string | null;
    note: string | null;
    created_at: Generated<Date>;
    deleted_at: Date | null;
  };
  confirmations: {
    id: Generated<number>;
    startup_id: number | null;
    investor_id: number | null;
    email_hash: Buffer;
    asked_at: Generated<Date>;
    answer: string | null;
    answered_at: Date | null;
    facts: unknown | null;
  };
  corrections: {
    id: Generated<number>;
    kind: string;
    entity_id: number;
    subject: string;
    field: string;
    before: string | null;
    after: string | null;
    reason: string | null;
    source_url: string;
    finder: string | null;
    received_at: Date;
    decided_at: Date;
    undoes: number | null;
  };
  counted_startups: {
    startup_id: number;
    country_id: number;
    city_id: number | null;
    industry_ids: number[];
    year_founded: number | null;
    round_days: string[];
    round_amounts: number[];
    left_out: string[];
    left_out_amounts: number[];
    changed_on: string;
    rounds_changed_on: string | null;
  };
  daily_figures: {
    key: string;
    day: string;
    value: unknown;
  };
  deals: {
    startup_id: number;
    funding_id: number;
    investor_id: number;
    country_id: number;
    announced_on: string | null;
    counted_usd: number | null;
    total_fundings: number | null;
  };
  deletions: {
    kind: string;
    slug: string;
    deleted_at: Generated<Date>;
  };
  dismissed_recommendations: {
    user_id: number;
    startup_id: number;
    created_at: Generated<Date>;
  };
  dropped_companion_sessions: {
    cookie_hash: Buffer;
    expires_at: Date;
  };
  fact_changes: {
    id: Generated<number>;
    kind: string;
    entity_id: number;
    table_name: string;
    row_key: unknown;
    before: unknown | null;
    after: unknown | null;
    correction_id: number | null;
    source_url: string | null;
    changed_at: Generated<Date>;
  };
  fact_replies: {
    id: Generated<number>;
    kind: string;
    entity_id: number;
    field: string;
    words: string;
    said_by: string;
    domain: string;
    created_at: Generated<Date>;
    removed_at: Date | null;
    seen_at: Date | null;
  };
  figures: {
    place_id: number;
    industry_id: number;
    kind: string;
    period: number;
    startups_count: number;
    fundings_count: number;
    disclosed_count: number;
    total_fundings: number;
    startups_changed_on: string | null;
    fundings_changed_on: string | null;
  };
  follows: {
    user_id: number;
    startup_id: number | null;
    investor_id: number | null;
    industry_id: number | null;
    place_id: number | null;
    type: Generated<string>;
    entity_id: Generated<number>;
    created_at: Generated<Date>;
  };
  found_startups: {
    startup_id: number;
    shown: unknown;
  };
  funding_investors: {
    funding_id: number;
    investor_id: number;
    is_lead: Generated<boolean>;
    position: Generated<number>;
  };
  funding_reports: {
    id: Generated<number>;
    funding_id: number;
    source_id: number;
    round: string | null;
    announced_on: string | null;
    announced_precision: string | null;
    amount_usd: number | null;
    is_preferred: Generated<boolean>;
  };
  fundings: {
    id: Generated<number>;
    slug: string;
    startup_id: number;
    round: string;
    announced_on: string | null;
    announced_precision: string | null;
    amount_usd: number | null;
    note: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    reported_amount: number | null;
    reported_currency: string | null;
    usd_rate: number | null;
    usd_rate_on: string | null;
    is_weak: Generated<boolean>;
    is_sourced: Generated<boolean>;
    is_facility: boolean | null;
    left_out: Generated<string | null>;
    counted_usd: Generated<number | null>;
    valuation_usd: number | null;
    valuation_is: string | null;
  };
  idempotency_keys: {
    user_id: number;
    key_hash: Buffer;
    content_hash: Buffer;
    answer: unknown | null;
    created_at: Generated<Date>;
  };
  import_changes: {
    id: Generated<number>;
    run_id: number;
    table_name: string;
    before: unknown | null;
    after: unknown;
    kept: string | null;
  };
  import_runs: {
    id: Generated<number>;
    upload_id: number | null;
    kind: string;
    file_name: string;
    content_hash: string;
    started_at: Generated<Date>;
    finished_at: Date | null;
    rows_read: number | null;
    created: number | null;
    updated: number | null;
    unchanged: number | null;
    rejected: number | null;
    undone_at: Date | null;
    kept: unknown | null;
  };
  import_uploads: {
    id: Generated<number>;
    uuid: Generated<string>;
    user_id: number | null;
    is_offered: boolean;
    file_name: string;
    content: Buffer | null;
    kind: string;
    answers: Generated<unknown>;
    state: Generated<string>;
    version: Generated<number>;
    done: Generated<number>;
    rows_count: Generated<number>;
    outcome: unknown | null;
    reason: string | null;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
  imported_round_rows: {
    row_hash: string;
    funding_id: number;
    is_version: boolean;
  };
  industries: {
    id: Generated<number>;
    slug: string;
    name: string;
    label: string;
  };
  invalidation_outbox: {
    id: Generated<number>;
    tags: string[];
    transaction_id: Generated<number>;
    recorded_at: Generated<Date>;
  };
  investor_sources: {
    investor_id: number;
    source_id: number;
  };
  investors: {
    id: Generated<number>;
    slug: string;
    name: string;
    logo: string | null;
    type: string | null;
    country_code: string | null;
    website: string | null;
    stages: Generated<string[]>;
    is_fictional: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deals_count: Generated<number>;
    lead_count: Generated<number>;
    total_amount: number | null;
    last_deal_on: string | null;
    name_folded: Generated<string | null>;
    joined_rounds: Generated<string[]>;
    last_deal_precision: string | null;
    typical_amount: number | null;
  };
  invoices: {
    uuid: Generated<string>;
    subscription_uuid: string | null;
    provider: string;
    provider_invoice_id: string;
    number: string;
    state: string;
    amount: number;
    currency: string;
    issued_at: Date;
    paid_at: Date | null;
    period_start: Date | null;
    period_end: Date | null;
    url: string | null;
  };
  known_devices: {
    user_id: number;
    device_hash: Buffer;
    label: string | null;
    last_seen_at: Date;
  };
  link_checks: {
    source_id: number;
    host: string;
    checked_at: Date;
    next_check_at: Date;
    outcome: string;
    failures: Generated<number>;
    failed_on: string | null;
    dead_since: string | null;
  };
  listing_drafts: {
    id: Generated<number>;
    user_id: number;
    submission_id: number | null;
    content: Generated<unknown>;
    updated_at: Generated<Date>;
  };
  mails: {
    id: Generated<number>;
    to_address: string;
    template: string;
    subject: string;
    text: string;
    html: string;
    headers: Generated<unknown>;
    dedupe_key: string;
    state: Generated<string>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    claim: string | null;
    claimed_until: Date | null;
    handed_over_at: Date | null;
    last_error: string | null;
    created_at: Generated<Date>;
    sent_at: Date | null;
    is_bulk: Generated<boolean>;
  };
  merge_rows: {
    merge_id: number;
    position: number;
    table_name: string;
    column_name: string | null;
    fate: string;
    old_id: number | null;
    new_id: number | null;
    content: unknown;
  };
  merges: {
    id: Generated<number>;
    uuid: Generated<string>;
    kept_id: number;
    kept_name: string;
    gone_id: number;
    gone_slug: string;
    gone_name: string;
    created_at: Generated<Date>;
    undone_at: Date | null;
    kind: string;
  };
  metric_collectors: {
    name: string;
    next_run_at: Date;
    ran_at: Date | null;
    measured: number | null;
    failed: number | null;
    last_error: string | null;
  };
  metric_points: {
    startup_id: number;
    metric: string;
    measured_on: string;
    value: number;
    source_id: number | null;
  };
  metric_tries: {
    collector: string;
    startup_id: number;
    tried_at: Date;
    failures: Generated<number>;
  };
  moderation_log: {
    id: Generated<number>;
    submission_id: number | null;
    moderator_id: number | null;
    moderator_name: string;
    action: string;
    subject: string;
    reason: string | null;
    details: Generated<unknown>;
    created_at: Generated<Date>;
  };
  news: {
    id: Generated<number>;
    title: string;
    publisher: string;
    url: string;
    published_on: string;
    published_precision: Generated<string>;
    created_at: Generated<Date>;
    url_key: Generated<string | null>;
  };
  news_feeds: {
    url: string;
    etag: string | null;
    last_modified: string | null;
    next_read_at: Date;
    answered_at: Date | null;
    changed_at: Date | null;
    failures: Generated<number>;
    last_error: string | null;
    entries: number | null;
  };
  news_startups: {
    news_id: number;
    startup_id: number;
    published_on: string | null;
  };
  newsletter_issues: {
    id: Generated<number>;
    day: string;
    since: Date;
    until: Date;
    title: string;
    note: string | null;
    blocks: unknown;
    written_at: Date;
    released_at: Date | null;
    released_by: number | null;
    skipped_at: Date | null;
    queued_to: Generated<number>;
    queued_at: Date | null;
    languages: Generated<unknown>;
  };
  notification_periods: {
    user_id: number;
    kind: string;
    period: string;
  };
  notified_events: {
    user_id: number;
    kind: string;
    event_id: number;
    created_at: Generated<Date>;
  };
  one_time_tokens: {
    token_hash: Buffer;
    user_id: number;
    purpose: string;
    device_hash: Buffer | null;
    expires_at: Date;
    used_at: Date | null;
    created_at: Generated<Date>;
  };
  own_list_rows: {
    id: Generated<number>;
    list_id: number;
    startup_id: number | null;
    investor_id: number | null;
    person_id: number | null;
    status: string | null;
    note: string | null;
    due_on: string | null;
    created_at: Generated<Date>;
  };
  own_lists: {
    id: Generated<number>;
    uuid: Generated<string>;
    user_id: number;
    kind: string;
    name: string;
    statuses: string[];
    columns: string[] | null;
    share_key: string | null;
    shares_notes: Generated<boolean>;
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
  page_reads: {
    kind: string;
    entity_id: number;
    month: string;
    reads: number;
  };
  passkey_challenges: {
    challenge_hash: Buffer;
    user_id: number | null;
    expires_at: Date;
  };
  passkeys: {
    credential_id: Buffer;
    user_id: number;
    public_key: Buffer;
    counter: number;
    transports: string[];
    label: string;
    created_at: Date;
    last_used_at: Date | null;
  };
  people: {
    id: Generated<number>;
    slug: string;
    name: string;
    photo: string | null;
    links: Generated<unknown>;
    she_source_ids: Generated<number[]>;
  };
  pictures: {
    hash: string;
    bytes: Buffer;
    width: number;
    height: number;
    created_at: Generated<Date>;
  };
  place_neighbours: {
    place_id: number;
    neighbour_id: number;
  };
  places: {
    id: Generated<number>;
    kind: string;
    slug: string;
    name: string;
    iso2: string | null;
    region: string | null;
    country_id: number | null;
    state_id: number | null;
  };
  proposal_articles: {
    proposal_id: number;
    url: string;
    url_key: Generated<string>;
    publisher: string;
    title: string;
    published_on: string;
    words: unknown;
    found_at: Generated<Date>;
  };
  proposals: {
    id: Generated<number>;
    uuid: Generated<string>;
    happening: string;
    state: Generated<string>;
    version: Generated<number>;
    name: string;
    startup_id: number | null;
    funding_id: number | null;
    content: unknown;
    created_at: Generated<Date>;
    decided_at: Date | null;
  };
  provider_cancellations: {
    provider: string;
    provider_subscription_id: string;
    reason: string;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    created_at: Generated<Date>;
  };
  push_subscriptions: {
    id: Generated<number>;
    user_id: number;
    endpoint: string;
    p256dh: string;
    auth: string;
    label: string;
    created_at: Generated<Date>;
  };
  rate_limits: {
    key: Buffer;
    hits: number;
    expires_at: Date;
  };
  recovery_codes: {
    user_id: number;
    code_hash: Buffer;
    used_at: Date | null;
  };
  related_startups: {
    startup_id: number;
    position: number;
    related_id: number;
  };
  removals: {
    id: Generated<number>;
    kind: string;
    slug: string;
    hashes: string[];
    reason: string;
    removed_at: Date;
  };
  removed_mentions: {
    news_id: number;
    startup_id: number;
    uuid: Generated<string>;
    removed_at: Date;
  };
  removed_people: {
    startup_slug: string;
    name_hash: Buffer;
    removed_at: Generated<Date>;
  };
  sandbox_subscriptions: {
    id: string;
    checkout_uuid: string;
    status: string;
    auto_renew: Generated<boolean>;
    period_start: Date;
    period_end: Date;
    created_at: Date;
    ended_at: Date | null;
    version: Generated<number>;
  };
  search_names: {
    kind: string;
    entity_id: number;
    word: string;
    is_whole: boolean;
    name: string;
    relation: string;
    weight: number;
  };
  search_startups: {
    startup_id: number;
    total_fundings: number | null;
    last_funding_amount: number | null;
    fundings_count: number;
    twitter_followers: number | null;
    updated_at: Date;
    last_funding_on: string | null;
    closed_on: string | null;
    country_id: number;
    state_id: number | null;
    city_id: number | null;
    year_founded: number | null;
    type: string | null;
    status: string | null;
    employee_range: string | null;
    latest_round: string | null;
    name: string;
    tagline: string | null;
    overview: string | null;
    website: string | null;
    industry_ids: Generated<number[]>;
    investor_ids: Generated<number[]>;
    lead_investor_ids: Generated<number[]>;
    founder_ids: Generated<number[]>;
    technology_ids: Generated<number[]>;
    women_led: string | null;
    acquired_by: string | null;
    incorporated_in: string | null;
    operates_in: Generated<string[]>;
    business_models: Generated<string[]>;
    parent: string | null;
    identifiers: Generated<string[]>;
    public_ticker: string | null;
    twitter: string | null;
  };
  search_words: {
    word: string;
  };
  security_events: {
    id: Generated<number>;
    user_id: number | null;
    kind: string;
    outcome: string;
    network_hash: Buffer | null;
    detail: string | null;
    created_at: Generated<Date>;
  };
  semantic_models: {
    id: Generated<number>;
    name: string;
    dimensions: number;
    trained_on: number | null;
    weights: Buffer | null;
    created_at: Generated<Date>;
  };
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    label: string | null;
    created_at: Generated<Date>;
    last_seen_at: Generated<Date>;
    expires_at: Date;
    second_step_at: Date | null;
  };
  sign_in_challenges: {
    token_hash: Buffer;
    user_id: number;
    expires_at: Date;
  };
  signing_keys: {
    purpose: string;
    secret: Buffer;
    created_at: Generated<Date>;
  };
  site_news: {
    id: Generated<number>;
    title: string;
    text: string;
    content_hash: Generated<string | null>;
    created_at: Generated<Date>;
  };
  site_state: {
    key: string;
    value: unknown;
    updated_at: Generated<Date>;
  };
  slug_history: {
    kind: string;
    old_slug: string;
    entity_id: number;
    changed_at: Generated<Date>;
  };
  sources: {
    id: Generated<number>;
    url: string;
    kind: string | null;
    publisher: string | null;
    published_on: string | null;
    published_precision: string | null;
    read_on: string | null;
    checked_on: string | null;
    is_marked_weak: Generated<boolean>;
    is_weak: Generated<boolean>;
  };
  startup_events: {
    id: Generated<number>;
    startup_id: number;
    kind: string;
    happened_on: string | null;
    happened_precision: string | null;
    counterparty: string | null;
    acquirer_id: number | null;
    amount_usd: number | null;
    cause: string | null;
    detail: string | null;
    source_ids: Generated<number[]>;
    created_at: Generated<Date>;
  };
  startup_industries: {
    startup_id: number;
    industry_id: number;
    position: number;
  };
  startup_logos: {
    startup_id: number;
    path: string | null;
    url: string | null;
    read_on: string | null;
    removed_at: Date | null;
  };
  startup_names: {
    startup_id: number;
    name: string;
    kind: Generated<string>;
    until_on: string | null;
    until_precision: string | null;
    source_ids: Generated<number[]>;
  };
  startup_operations: {
    startup_id: number;
    country_code: string;
    source_ids: Generated<number[]>;
  };
  startup_people: {
    startup_id: number;
    person_id: number;
    title: string | null;
    is_founder: Generated<boolean>;
    since_on: string | null;
    since_precision: string | null;
    until_on: string | null;
    until_precision: string | null;
    source_ids: Generated<number[]>;
    position: Generated<number>;
  };
  startup_sources: {
    startup_id: number;
    source_id: number;
    shows: Generated<string[]>;
  };
  startup_technologies: {
    startup_id: number;
    technology_id: number;
    is_detected: Generated<boolean>;
    source_id: number | null;
    found_on: string | null;
  };
  startup_vectors: {
    startup_id: number;
    model_id: number;
    text_hash: string;
    vector: Buffer;
  };
  startups: {
    id: Generated<number>;
    slug: string;
    name: string;
    logo: string | null;
    website: string | null;
    domain: string | null;
    public_ticker: string | null;
    tagline: string | null;
    overview: string | null;
    status: string | null;
    type: string | null;
    employee_range: string | null;
    year_founded: number | null;
    country_id: number;
    state_id: number | null;
    city_id: number | null;
    twitter: string | null;
    is_fictional: Generated<boolean>;
    verified_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    total_fundings: number | null;
    left_out: unknown | null;
    early_stage_fundings: number | null;
    fundings_count: Generated<number>;
    investors_count: Generated<number>;
    latest_round: string | null;
    last_funding_on: string | null;
    last_funding_precision: string | null;
    last_funding_amount: number | null;
    twitter_followers: number | null;
    twitter_tweets: number | null;
    twitter_follower_growth: number | null;
    identifiers: Generated<string[]>;
    parent: string | null;
    business_models: Generated<string[]>;
    incorporated_in: string | null;
    incorporated_source_ids: number[] | null;
    is_women_led: boolean | null;
    status_source_id: number | null;
  };
  status_changes: {
    id: Generated<number>;
    startup_id: number;
    old_value: string | null;
    new_value: string | null;
    created_at: Generated<Date>;
    source_id: number | null;
  };
  submissions: {
    id: Generated<number>;
    uuid: Generated<string>;
    user_id: number | null;
    kind: string;
    state: Generated<string>;
    startup_id: number | null;
    name: string;
    domain: string | null;
    content: unknown;
    is_other_company: Generated<boolean>;
    version: Generated<number>;
    message: string | null;
    answer: string | null;
    created_at: Generated<Date>;
    sent_at: Generated<Date>;
    decided_at: Date | null;
    email: string | null;
    is_confirmed: Generated<boolean>;
    credit: string | null;
    subject_kind: string | null;
    subject_id: number | null;
  };
  subscribers: {
    id: Generated<number>;
    email: string | null;
    email_hash: Buffer | null;
    place_id: number | null;
    industry_id: number | null;
    investor_id: number | null;
    created_at: Generated<Date>;
    confirmed_at: Date | null;
    ended_at: Date | null;
    sent_until: Date | null;
    locale: Generated<string>;
  };
  subscriptions: {
    uuid: Generated<string>;
    user_id: number;
    checkout_uuid: string | null;
    provider: string;
    provider_subscription_id: string | null;
    provider_customer_id: string | null;
    plan: string;
    interval: string;
    currency: string;
    amount: number;
    status: string;
    auto_renew: boolean;
    started_at: Date;
    current_period_end: Date;
    past_due_since: Date | null;
    ended_at: Date | null;
    access_until: Date;
    updated_at: Generated<Date>;
  };
  technologies: {
    id: Generated<number>;
    slug: string;
    name: string;
    category: string;
  };
  technology_scans: {
    startup_id: number;
    requested_at: Date | null;
    next_scan_at: Date;
    scanned_at: Date | null;
    outcome: string | null;
    found: number | null;
  };
  totp_secrets: {
    user_id: number;
    secret: Buffer;
    last_step: Generated<number>;
    confirmed_at: Date | null;
    created_at: Date;
  };
  used_companion_tokens: {
    token_hash: Buffer;
    expires_at: Date;
  };
  users: {
    id: Generated<number>;
    uuid: Generated<string>;
    email: string;
    name: string;
    new_email: string | null;
    password_hash: string | null;
    email_verified_at: Date | null;
    avatar: string | null;
    job_title: string | null;
    organization: string | null;
    role: string | null;
    country: string | null;
    bio: string | null;
    website: string | null;
    linkedin: string | null;
    x: string | null;
    locale: Generated<string>;
    timezone: Generated<string>;
    notifications: Generated<unknown>;
    is_moderator: Generated<boolean>;
    terms_accepted_at: Date | null;
    first_run_done_at: Date | null;
    dashboard_seen_at: Date | null;
    last_visit_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
}
