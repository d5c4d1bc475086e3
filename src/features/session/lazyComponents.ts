import { lazyPart } from '#src/components/lazyPart.tsx';

/** The steps of the login that most logins don't have. */
export const NewPasswordForm = lazyPart(
  async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm,
);

export const CodeForm = lazyPart(async () => (await import('./CodeForm.tsx')).CodeForm);

export const MethodForm = lazyPart(async () => (await import('./MethodForm.tsx')).MethodForm);

/** With the QR code's library. */
export const AppSetupForm = lazyPart(async () => (await import('./AppSetupForm.tsx')).AppSetupForm);

export const AskForResetForm = lazyPart(
  async () => (await import('./AskForResetForm.tsx')).AskForResetForm,
);

export const ResetPasswordForm = lazyPart(
  async () => (await import('./ResetPasswordForm.tsx')).ResetPasswordForm,
);
