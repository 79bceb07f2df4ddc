/** The texts in Portuguese; what is missing is said in English. */

export { chartsText, figuresText, rankingsText } from './charts.ts';
export { figureText } from './figures.ts';
export { investorsText, peopleText } from './investors.ts';
export { namesText } from './names.ts';
export { industriesText, locationsText, mapText } from './places.ts';
export { questionsText, semanticText } from './questions.ts';
export { exitsText, fundingsText, leftOutText, roundsText } from './rounds.ts';
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
