/** The texts in Swahili; what is missing is said in English. */

export { billingText, subscriptionText } from './billing.ts';
export { compareText } from './compare.ts';
export { mailText } from './mail.ts';
export { namesText } from './names.ts';
export { newsletterText } from './newsletter.ts';
export { ownListsText } from './own-lists.ts';
export { checkoutText, pricingText, upgradeText } from './pricing.ts';
export { savedComparisonsText } from './saved-comparisons.ts';
export { bulkDataText, embedsText, matchText, reconcileText } from './take-along.ts';
