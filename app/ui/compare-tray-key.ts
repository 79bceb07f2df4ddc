/** Where the browser keeps the startups gathered to compare. */
export const COMPARE_TRAY = 'compare';
