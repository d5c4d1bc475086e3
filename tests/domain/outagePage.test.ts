import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { CallBook } from '#src/domain/CallBook.ts';
import { outagePage, outageRequests } from '#src/domain/outagePage.ts';
import { prepareRequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { blankRequest } from '#tests/support/staff.ts';

const now = { date: '2026-07-18', time: '16:05' };
const mobile = { countryCode: '91', digits: 10, hint: '10 digits', message: '' };

function pageOf(requests: readonly AppointmentRequest[]): Document {
  const html = outagePage(requests, {
    book: new CallBook(new Map()),
    clinicOf: (name) => name,
    place: 'clinic',
    mobile: mobile as never,
    now,
    loadedAt: { date: '2026-07-18', time: '15:50' },
  });
  return new JSDOM(html).window.document;
}

const visit = { ...blankRequest, date: '2026-07-18', time: '10:30', name: 'Asha Menon' };

it('has today and tomorrow in the order of the day', async () => {
  const list = await prepareRequestList(
    (async function* parts() {
      yield [
        { ...visit, id: '1', date: '2026-07-19' },
        { ...visit, id: '2', date: '2026-07-20' },
        { ...visit, id: '3', time: '19:00' },
        { ...visit, id: '4' },
        { ...visit, id: '5', date: '2026-07-17' },
      ];
    })(),
  );
  expect(outageRequests(list, now.date).map(({ id }) => id)).toEqual(['4', '3', '1']);
});

it('is by clinic, dials the country’s numbers, and says when it was made and of which list', () => {
  const document = pageOf([
    { ...visit, locationName: 'T Nagar', mobileNumber: '98765 43210' },
    { ...visit, locationName: 'Adyar', mobileNumber: 'none' },
  ]);
  expect([...document.querySelectorAll('h2')].map((h2) => h2.textContent)).toEqual([
    'Adyar',
    'T Nagar',
  ]);
  expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+919876543210']);
  expect(document.querySelector('p')?.textContent).toMatch(
    /^2 requests\. Made on 18 Jul 2026, 4:05 PM from a list of 18 Jul 2026, 3:50 PM\./,
  );
});

it('shows every text as it is, and runs and fetches nothing, whatever a record holds', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom('<img src=x onerror=alert(1)>', '</td><script>1</script>', '"\'>&amp;<!--'),
  );
  fc.assert(
    fc.property(
      fc.record({
        name: hostile,
        mobileNumber: hostile,
        comments: hostile,
        appointmentType: hostile,
        petType: hostile,
        locationName: hostile,
        time: hostile,
      }),
      (texts) => {
        const document = pageOf([{ ...visit, ...texts }]);
        expect(document.querySelector('script, img, iframe, link, form')).toBeNull();
        const cells = [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
        expect(cells).toHaveLength(5);
        // A parser has one kind of line break, and no zeros.
        const plain = texts.comments.replace(/\r\n?/g, '\n').replaceAll('\0', '');
        expect(cells[3]).toBe(plain);
        for (const link of document.querySelectorAll('a'))
          expect(link.getAttribute('href')).toMatch(/^tel:\+?[\d]+$/);
      },
    ),
    { numRuns: 30 },
  );
});
