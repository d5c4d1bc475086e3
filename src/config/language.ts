/** The Hindi build replaces this module (scripts/hindi.ts). */
export const language: 'en' | 'hi' = 'en';
