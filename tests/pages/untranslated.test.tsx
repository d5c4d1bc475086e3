import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as messages from '#src/features/booking/form/messages.tsx';
import { book, clinic, field, noon, store } from '#tests/features/booking/bookingKit.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { requestRecord } from '#tests/support/staff.ts';
import { stopClock } from '#tests/support/stopClock.ts';
import { openListOf } from './appointment-list/requestListKit.ts';
import { answerVisits, byPhone, visit } from './visits/visitsKit.ts';

async function confirm() {
  stopClock(noon);
  return (await book()).panel;
}

const request = {
  id: 4711,
  name: 'Rose Waters',
  mobile_number: '5555500077',
  email: 'rose@example.com',
  location_name: 'Green Park',
  store_manager_number: '5555500012',
  comments: 'Limping since Saturday.',
};

async function chooseClinic() {
  await renderAt('/devcontact');
  await screen.findByRole('option', { name: store.store_name });
  return field('location');
}

async function listRequests() {
  await openListOf([requestRecord(4711, request)]);
  return screen.getByRole('table', { name: 'Appointment requests' });
}

async function openRequest() {
  const { user } = await openListOf([requestRecord(4711, request)]);
  await user.click(screen.getByRole('button', { name: /Rose Waters/ }));
  return screen.findByRole('dialog');
}

async function listVisits() {
  answerVisits([visit(501, { patient_name: 'Rusty', client_name: 'Rose Waters' })]);
  await renderAt(byPhone);
  await screen.findByText('Rusty');
  return screen.getByRole('table');
}

/** Returns the texts that a browser's translation keeps, and those that it may change. */
function textsOf(part: Element) {
  const kept: string[] = [];
  const translated: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    (parentElement?.closest('[translate="no"]') ? kept : translated).push(textContent ?? '');
  }
  return { kept: kept.join('\n'), translated: translated.join('\n') };
}

it.each<[where: string, open: () => Promise<Element>, given: string[], texts: string[]]>([
  ['of clinics to choose', chooseClinic, [store.store_name], [messages.selectLocation]],
  [
    'of a booking’s confirmation',
    confirm,
    ['Asha Rao', store.store_name, clinic.phone.display],
    ['Surgery', 'Monday'],
  ],
  [
    'of the list of requests',
    listRequests,
    ['4711', 'Rose Waters', '5555500077', 'rose@example.com', 'Green Park', '5555500012'],
    ['Limping since Saturday.'],
  ],
  [
    'of a request in full',
    openRequest,
    ['Rose Waters', '5555500077', 'rose@example.com', 'Green Park', '5555500012'],
    ['Limping since Saturday.'],
  ],
  [
    'of visits',
    listVisits,
    ['501', '3501', 'Rusty', '2501', 'Rose Waters', '5555502001', '9501'],
    ['Created'],
  ],
])(
  'browser translation leaves names, numbers and codes %s as they are',
  async (_, open, given, texts) => {
    const { kept, translated } = textsOf(await open());
    for (const text of given) {
      expect(kept).toContain(text);
      expect(translated).not.toContain(text);
    }
    for (const text of texts) expect(translated).toContain(text);
  },
);
