/** Every word the interface says, one catalogue a feature; English is the first language. */
export { shellText } from './en/shell.ts';
export { toastsText } from './en/toasts.ts';
