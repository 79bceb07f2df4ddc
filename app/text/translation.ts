// Texts in other languages: of the shape of the English ones, which stand in for what is missing.

/** A text's type in any language: strings for its literals, its functions with the same values. */
type Said<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Said<Text>
    : T extends readonly [unknown, ...unknown[]]
      ? { readonly [Key in keyof T]: Said<T[Key]> }
      : T extends ReadonlyArray<infer Item>
        ? ReadonlyArray<Said<Item>>
        : T extends object
          ? { readonly [Key in keyof T]: Said<T[Key]> }
          : T;

/** Of a catalogue; `satisfies TranslationOf<typeof english.shellText>`. */
export type TranslationOf<T> = T extends string | ((...values: never[]) => unknown)
  ? Said<T>
  : T extends readonly unknown[]
    ? Said<T>
    : T extends object
      ? { readonly [Key in keyof T]?: TranslationOf<T[Key]> }
      : Said<T>;
