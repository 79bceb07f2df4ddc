/** A text, or a function that returns it in the language of the page. */
export type Label = string | (() => string);

export const labelText = (label: Label): string => (typeof label === 'function' ? label() : label);
