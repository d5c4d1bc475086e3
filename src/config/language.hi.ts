import type * as english from './language.ts';

export const language: typeof english.language = 'hi';

export const locale: typeof english.locale = 'hi-IN-u-nu-latn';
