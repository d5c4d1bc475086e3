/** The language of this build: language.hi.ts takes the place of this module in the Hindi one (scripts/hindi.ts). */
export const language: 'en' | 'hi' = 'en';
