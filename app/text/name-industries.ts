import { groupIndustries } from '../base/industry-groups.ts';
import { nameChoices, sayName } from './say-name.ts';

/** Industries in the current language, under the names of their groups. `value` is the slug. */
export const nameIndustries = <Choice extends { value: string; label: string }>(
  choices: readonly Choice[],
) =>
  groupIndustries(nameChoices(choices)).map((choice) => ({
    ...choice,
    group: sayName(choice.group),
  }));
