// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failureOf, pageOf, placeIn } from '#src/domain/failureReport.ts';

const origin = 'https://clinic.test';
const pages = ['/', '/about', '/blog', '/VetcareVetBuddyVisits'];

/** What somebody typed, or an API sent. */
const secrets = fc.oneof(
  fc.constantFrom(
    'Asha Rao',
    '9876543210',
    'asha@example.com',
    '\n    at Asha Rao (https://clinic.test/assets/9876543210.js:98765:43210)',
    'asha@https://clinic.test/assets/9876543210.js:98765:43210',
    'Minified React error #9876543210; visit asha@example.com',
  ),
  fc.string({ minLength: 6 }),
);

it('an error is told by its class and its place in our scripts', () => {
  const error = new TypeError('Cannot read properties of Asha Rao');
  error.stack = `TypeError: Cannot read properties of Asha Rao
  at ext (chrome-extension://abc/assets/x.js:1:2)
  at pn (https://clinic.test/assets/react-b1c2d3.js:8:71234)
  at submit (https://clinic.test/assets/BookingForm-a1b2c3.js:1:99)`;
  expect(failureOf(error, origin)).toEqual({
    name: 'TypeError',
    at: 'assets/react-b1c2d3.js:8:71234',
  });
});

it('Firefox and Safari write the places differently', () => {
  expect(placeIn('pn@https://clinic.test/assets/react-b1c2d3.js:8:71234', origin)).toBe(
    'assets/react-b1c2d3.js:8:71234',
  );
});

it('of React’s own errors the number is told, and nothing that follows it', () => {
  const error = new Error('Minified React error #418; visit https://react.dev/?args[]=Asha');
  expect(failureOf(error, origin)).toMatchObject({ name: 'Error', react: '418' });
});

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/ABOUT/', '/about'],
  ['/blog/asha@example.com', '/blog/…'],
  ['/vetcarevetbuddyvisits', '/VetcareVetBuddyVisits'],
  ['/9876543210', 'another'],
  ['//asha', 'another'],
])('the page %s is told as %s', (pathname, page) => {
  expect(pageOf(pathname, pages)).toBe(page);
});

it('nothing of a message, a name, a cause, a stack’s head or an address is told', () => {
  fc.assert(
    fc.property(secrets, secrets, (secret, other) => {
      const error = Object.assign(new Error(secret, { cause: other }), { name: other, other });
      const made = new Error(secret);
      const thrown = [error, made, secret, { message: secret, name: other, stack: secret }];
      for (const each of [...thrown, null, undefined, 7, [secret], new Error(other)]) {
        const report = failureOf(each, origin);
        expect(['Error', 'TypeError']).toContain(report.name);
        expect(Object.keys(report).filter((key) => !['name', 'react', 'at'].includes(key))).toEqual(
          [],
        );
        expect(report.at).toBeUndefined();
        expect(report.react ?? '').toMatch(/^\d{0,4}$/);
      }
      expect([...pages, '/blog/…', '/about/…', '/VetcareVetBuddyVisits/…', 'another']).toContain(
        pageOf(`/${secret}`, pages),
      );
    }),
  );
});

it('an error that throws when it is looked at is one all the same', () => {
  const hostile = {
    get message(): string {
      throw new Error('Asha Rao');
    },
  };
  expect(failureOf(hostile, origin)).toEqual({ name: 'Error' });
});
