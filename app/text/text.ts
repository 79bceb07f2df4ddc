/** Every text of the interface, one catalogue a feature. */

export { accountSettingsText } from './en/account-settings.ts';
export { advancedSearchText } from './en/advanced-search.ts';
export { apiDocsText } from './en/api-docs.ts';
export { authText } from './en/auth.ts';
export { billingText } from './en/billing.ts';
export { chartsText } from './en/charts.ts';
export { checkoutText } from './en/checkout.ts';
export { compareText } from './en/compare.ts';
export { dashboardText } from './en/dashboard.ts';
export { feedsText } from './en/feeds.ts';
export { figuresText } from './en/figures.ts';
export { followsText } from './en/follows.ts';
export { formsText } from './en/forms.ts';
export { fundingsText } from './en/fundings.ts';
export { homeText } from './en/home.ts';
export { industriesText } from './en/industries.ts';
export { investorsText } from './en/investors.ts';
export { legalText } from './en/legal.ts';
export type {
  LegalBlock,
  LegalDocument,
  LegalLine,
  LegalTable,
  Operator,
} from './en/legal-document.ts';
export { listingText } from './en/listing.ts';
export { listsText } from './en/lists.ts';
export { locationsText } from './en/locations.ts';
export { mailText } from './en/mail.ts';
export { mapText } from './en/map.ts';
export { moderationText } from './en/moderation.ts';
export { newsText } from './en/news.ts';
export { newsletterText } from './en/newsletter.ts';
export { notFoundText } from './en/not-found.ts';
export { notificationsText } from './en/notifications.ts';
export { offlineText } from './en/offline.ts';
export { paletteText } from './en/palette.ts';
export { picturesText } from './en/pictures.ts';
export { pricingText } from './en/pricing.ts';
export { rankingsText } from './en/rankings.ts';
export { savedComparisonsText } from './en/saved-comparisons.ts';
export { searchText } from './en/search.ts';
export { semanticText } from './en/semantic.ts';
export { shellText } from './en/shell.ts';
export { sourcesText } from './en/sources.ts';
export { startupGroupsText } from './en/startup-groups.ts';
export { startupsText } from './en/startups.ts';
export { statesText } from './en/states.ts';
export { subscriptionText } from './en/subscription.ts';
export { technologiesText } from './en/technologies.ts';
export { toastsText } from './en/toasts.ts';
export { upgradeText } from './en/upgrade.ts';
