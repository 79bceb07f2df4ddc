/** The texts in Arabic; what is missing is said in English. */

export { investorsText, peopleText } from './investors.ts';
export {
  fieldsText,
  formsText,
  listPagesText,
  listsText,
  paletteText,
  shellText,
  sourcesText,
  statesText,
  toastsText,
} from './shell.ts';
export { startupGroupsText, startupListText, startupsText } from './startups.ts';
