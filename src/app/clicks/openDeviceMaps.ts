import type { MouseEvent } from 'react';
import { inAppleMaps } from '#src/domain/clinicDirectory.ts';

/**
 * Lets a way to a clinic open in the maps of the device. Android hands the link to its own maps, a desk shows it in the browser; an iPhone or
 * iPad would too, so there the press leads to Apple's.
 */
export function openDeviceMaps({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  const ofApple = link && isIos() ? inAppleMaps(link.href) : undefined;
  if (link && ofApple) link.href = ofApple;
}

/** An iPad says that it is a Mac, but no Mac can be touched. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
