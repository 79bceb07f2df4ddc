/** Where the browser keeps the startups gathered to compare. */
export const COMPARE_TRAY = 'compare';

/** Of `history.state`, where more pages of a list were loaded. */
export const LOADED_PAGES = 'loadedPages';
