/** A text as queries read it: with ordinary spaces for no-break ones. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
