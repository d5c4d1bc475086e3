import type { MouseEvent } from 'react';
import { inAppleMaps } from '#src/domain/clinicDirectory.ts';

/** Sends directions to Apple's maps on iOS, which would open Google's in the browser. */
export function openDeviceMaps({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  const ofApple = link && isIos() ? inAppleMaps(link.href) : undefined;
  if (link && ofApple) link.href = ofApple;
}

/** An iPad claims to be a Mac, but no Mac has touch. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
