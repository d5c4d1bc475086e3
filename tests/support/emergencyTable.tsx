import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as hours from '#content/hours.ts';
import { KeyedAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { emergencyFor } from '#src/business/emergency/emergencyFor.ts';
import { sampleClinic } from './sampleClinic.ts';

const closedDay = hours.closedDays[0]!.date;
const ordinaryDay = '2026-11-18';

/** Two hospitals that take emergencies, and a clinic that takes none. */
export const clinics = [
  sampleClinic('Lake', { city: 'Bengaluru', emergency: true }),
  sampleClinic('Hill', {
    city: 'Mumbai',
    emergency: true,
    phone: { display: '2', number: '2', href: 'tel:2' },
  }),
  sampleClinic('Beach'),
];

type Line = [hours: string, city: string, sentence: string];

/** Returns the advice without a city and for each one, a row for hours with the same words. */
export function emergencyTable(day: 'ordinary' | 'closed'): Line[] {
  const date = day === 'closed' ? closedDay : ordinaryDay;
  const lines: Line[] = [];
  for (const chosen of [undefined, ...clinics])
    for (let hour = 0; hour < 24; hour++) {
      const city = chosen?.city ?? '';
      const time = `${String(hour).padStart(2, '0')}:00`;
      const sentence = saidTo(chosen, { date, time });
      const last = lines.at(-1);
      if (last?.[1] === city && last[2] === sentence) last[0] = `${last[0].slice(0, 2)}-${hour}`;
      else lines.push([time.slice(0, 2), city, sentence]);
    }
  return lines;
}

/** Returns the advice as text; without `now`, as it is prerendered. */
export function saidTo(chosen?: (typeof clinics)[number], now?: { date: string; time: string }) {
  const emergency = emergencyFor({ ...hours, clinics }, chosen, now);
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <KeyedAdvice emergency={emergency} isNow={now !== undefined} />
    </MemoryRouter>,
  );
  return markup
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<\/(?:p|a|li)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();
}
