/** At sign-out: what the browser keeps of pages. Not cookies, which other applications may share. */
export const CLEAR_SITE_DATA = '"cache", "storage"';
