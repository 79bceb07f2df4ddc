/** A text, or a function that returns it in the language of the page. */
export type Label = string | (() => string);

/** With a label that is read when it is shown, in the language of the page. */
export const labelled = <Of extends object>(of: Of, say: () => string) => ({
  ...of,
  get label() {
    return say();
  },
});

export const labelText = (label: Label): string => (typeof label === 'function' ? label() : label);
