/** At sign-out: cached pages. Not cookies, which other applications may share. */
export const CLEAR_SITE_DATA = '"cache", "storage"';
