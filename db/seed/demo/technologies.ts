// Well-known parts that websites are built from, by what they do; which fictional startup uses which is chance.

export interface Technology {
  slug: string;
  name: string;
  category: string;
}

const BY_CATEGORY: Record<string, string> = {
  Analytics: 'Google Analytics, Matomo, Plausible, Mixpanel, Amplitude, PostHog, Hotjar',
  'Application frameworks':
    'React, Vue.js, Angular, Svelte, Next.js, Nuxt, Laravel, Django, Ruby on Rails, Express, Spring, Flutter',
  Content: 'WordPress, Ghost, Webflow, Drupal, Contentful, Strapi',
  'Customer support': 'Intercom, Zendesk, Freshdesk, Crisp, Tawk.to',
  Databases: 'PostgreSQL, MySQL, MongoDB, Redis, Elasticsearch, Supabase, Firebase',
  Delivery: 'Cloudflare, Fastly, Amazon CloudFront, Akamai, jsDelivr',
  Email: 'Mailchimp, SendGrid, Mailgun, Postmark, Google Workspace, Microsoft 365',
  Fonts: 'Google Fonts, Font Awesome, Adobe Fonts',
  Hosting:
    'Amazon Web Services, Google Cloud, Microsoft Azure, DigitalOcean, Hetzner, Vercel, Netlify, Heroku',
  Monitoring: 'Sentry, Datadog, New Relic, Grafana',
  Payments: 'Stripe, Paystack, Flutterwave, M-Pesa, PayPal, DPO Pay',
  'Servers and languages': 'nginx, Apache, Node.js, PHP, Python, Go',
  'Online shops': 'Shopify, WooCommerce, Magento',
  'Styles and parts': 'Bootstrap, Tailwind CSS, jQuery, Bulma',
};

export const TECHNOLOGIES: readonly Technology[] = Object.entries(BY_CATEGORY).flatMap(
  ([category, names]) => names.split(', ').map((name) => ({ slug: slugOf(name), name, category })),
);

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
