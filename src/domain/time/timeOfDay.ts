import { timeOfDay } from './timeMessages.ts';

/** 570 → '9:30 AM', 1140 → '7 PM' (docs/product.md, section 2). */
export function formatMinutes(minutes: number): string {
  const minute = minutes % 60;
  const end = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return timeWords(minutes, `${clockHour(minutes)}${end}`);
}

export function clockHour(minutes: number): number {
  return Math.floor(minutes / 60) % 12 || 12;
}

export function timeWords(minutes: number, clock: string): string {
  return timeOfDay(clock, Math.floor(minutes / 60) % 24);
}
