/** The one app client the sandbox knows. */
export const clientId = 'sample-client';

/** The password of both sample users; printed in the terminal. */
export const samplePassword = 'Sample-Paws-2026';

export const staffEmail = 'staff@vetbuddy.example';

/** A user who has to set a new password at the first login: Cognito answers with a challenge instead of a token. */
export const newStarterEmail = 'new.starter@vetbuddy.example';
