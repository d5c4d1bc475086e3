/** The one app client the sandbox knows. */
export const clientId = 'sample-client';

/** Shared by both sample people; printed by the terminal. */
export const samplePassword = 'Sample-Paws-2026';

export const staffEmail = 'staff@vetbuddy.example';

/** Signs in with the right password, and is asked for a new one: a challenge instead of a token. */
export const newStarterEmail = 'new.starter@vetbuddy.example';
