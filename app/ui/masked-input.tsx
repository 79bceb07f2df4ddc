/** A text field that writes a named mask as one types; without script its hint says the form. */
import { type ChangeEvent, useLayoutEffect, useState } from 'react';
import { applyMask, MASKS, type MaskName } from '../base/masks.ts';
import { formsText } from '../text/text.ts';
import { placeCaret } from './mask-caret.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** What stands in the field; after an edit also where, and the caret's place. */
type Edit =
  | { value: string; field?: undefined }
  | { value: string; field: HTMLInputElement; caret: number };

export interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  mask: MaskName;
  defaultValue?: string;
}

export function MaskedInput({ mask, defaultValue = '', hint, ...rest }: MaskedInputProps) {
  const [edit, setEdit] = useState<Edit>(() => ({ value: applyMask(mask, defaultValue) }));

  useLayoutEffect(() => {
    if (edit.field) edit.field.setSelectionRange(edit.caret, edit.caret);
  }, [edit]);

  const follow = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const value = applyMask(mask, field.value);
    const caret = placeCaret(field.value, field.selectionStart ?? field.value.length, value);
    setEdit({ value, field, caret });
  };

  return (
    <TextInput
      {...rest}
      hint={hint ?? formsText.maskHint(MASKS[mask])}
      value={edit.value}
      onChange={follow}
      inputMode="numeric"
      dir="ltr"
      autoComplete={rest.autoComplete ?? 'off'}
    />
  );
}
