/** Of pictures shown where a link is shared, and of charts as files. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
