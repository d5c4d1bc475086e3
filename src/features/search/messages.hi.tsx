import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';
import { plural } from '#src/domain/text/plural.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const searchThisSite = 'इस साइट पर खोजें';

export const searchHint = 'खोजें';

export const search = 'खोजें';

export const searchFailed = 'खोज नहीं खुल सकी।';

export const showAll = (count: number) =>
  plural(count, { one: `${count} नतीजा दिखाएँ`, other: `सभी ${count} नतीजे दिखाएँ` });

export const groupNames = {
  Services: 'सेवाएँ',
  Vets: 'डॉक्टर',
  Articles: 'लेख',
  Clinics: 'क्लिनिक',
  Pages: 'पेज',
};

export const nothingFound = (query: string) => `“${query}” के लिए कुछ नहीं मिला`;

export const resultsFor = (query: string, count: number) =>
  plural(count, {
    one: `“${query}” के लिए ${count} नतीजा`,
    other: `“${query}” के लिए ${count} नतीजे`,
  });

export const resultsCloseTo = (query: string, count: number) =>
  plural(count, {
    one: `“${query}” से मिलता-जुलता ${count} नतीजा`,
    other: `“${query}” से मिलते-जुलते ${count} नतीजे`,
  });

export const askAPerson = (callNumber: ReactNode, book: ReactNode) => (
  <>
    हमसे पूछ लें: {callNumber} या {book}।
  </>
);

export const callNumber = (phone: ReactNode) => <>{phone} पर फ़ोन करें</>;

export const book = 'अपॉइंटमेंट बुक करें';

export const inAnEmergency = 'इमरजेंसी में';
