import { createContext } from 'react';

/** The site's name and public address, for citations. */
export const SiteContext = createContext({ productName: '', siteUrl: '' });
