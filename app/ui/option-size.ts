/** In CSS pixels (spec section 9, form toolkit defaults). */
export const OPTION_SIZES = { xs: 30, sm: 35, md: 40, lg: 50, xl: 60 } as const;

export type OptionSize = keyof typeof OPTION_SIZES;

export function getOptionSizeClass(size: OptionSize): string {
  return `option-${size}`;
}
