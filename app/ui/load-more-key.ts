/** Of `history.state`, where more pages of a list were loaded. */
export const LOADED_PAGES = 'loadedPages';
