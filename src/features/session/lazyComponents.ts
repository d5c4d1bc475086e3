import { lazy } from 'react';
import { loadChunk } from '#src/components/chunkErrors.ts';

/** The steps of the login that most logins don't have. Where a chunk can't be fetched the route's error page says so. */
export const NewPasswordForm = lazy(async () => {
  const module = await loadChunk(() => import('./NewPasswordForm.tsx'));
  return { default: module.NewPasswordForm };
});

export const CodeForm = lazy(async () => {
  const module = await loadChunk(() => import('./CodeForm.tsx'));
  return { default: module.CodeForm };
});

export const MethodForm = lazy(async () => {
  const module = await loadChunk(() => import('./MethodForm.tsx'));
  return { default: module.MethodForm };
});

/** With the QR code's library. */
export const AppSetupForm = lazy(async () => {
  const module = await loadChunk(() => import('./AppSetupForm.tsx'));
  return { default: module.AppSetupForm };
});

export const AskForResetForm = lazy(async () => {
  const module = await loadChunk(() => import('./AskForResetForm.tsx'));
  return { default: module.AskForResetForm };
});

export const ResetPasswordForm = lazy(async () => {
  const module = await loadChunk(() => import('./ResetPasswordForm.tsx'));
  return { default: module.ResetPasswordForm };
});
