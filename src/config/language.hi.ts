import type * as english from './language.ts';

export const language: typeof english.language = 'hi';
