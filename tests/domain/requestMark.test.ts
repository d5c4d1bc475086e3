// @vitest-environment node
import { expect, it } from 'vitest';
import { fitsRequest, isMarkOf, isSameAsker, markOf } from '#src/domain/requestMark.ts';
import { blankRequest } from '#tests/support/staff.ts';

const asha = { ...blankRequest, id: '7', name: 'Asha Menon', mobileNumber: '98765 43210' };
const mailed = { ...asha, email: 'asha@example.com' };

it.each([
  ['the same name', { mobileNumber: '5555500013' }, true],
  ['the same name, spelled otherwise', { name: ' asha  MENON', mobileNumber: '' }, true],
  [
    'the same number, with its country code',
    { name: 'A. Rao', mobileNumber: '+91 9876543210' },
    true,
  ],
  ['the same e-mail', { name: 'A. Rao', mobileNumber: '1', email: ' ASHA@example.com' }, true],
  ['nothing that both have', { name: '', mobileNumber: '' }, true],
  ['another name and number', { name: 'Ravi', mobileNumber: '5555500013' }, false],
  ['another name, and nothing else', { name: 'Ravi', mobileNumber: '' }, false],
  ['no name, and another number', { name: '', mobileNumber: '5555500013' }, false],
])('two requests with %s can be one person’s: %3$s', (_, fields, isSame) => {
  expect(isSameAsker(mailed, { ...asha, ...fields })).toBe(isSame);
  expect(isSameAsker({ ...asha, ...fields }, mailed)).toBe(isSame);
});

it.each([
  ['as it is', {}, true],
  ['with another number', { mobileNumber: '5555500013' }, true],
  ['with another name', { name: 'Ravi' }, true],
  ['with another name and number', { name: 'Ravi', mobileNumber: '5555500013' }, false],
  ['with an e-mail alone', { name: '', mobileNumber: '', email: 'x@example.com' }, true],
  ['with nothing of its owner', { name: '', mobileNumber: '' }, true],
])('the mark of a request fits it %s: %3$s', (_, fields, fits) => {
  expect(fitsRequest(markOf(asha), { ...asha, ...fields })).toBe(fits);
});

it.each([
  ['7', markOf(asha), true],
  ['7', markOf(mailed), true],
  ['7', 'p--------', true],
  ['7', 'c0123abcd', true],
  ['7', 'r0123abcd', false],
  ['7', ` ${markOf(mailed)}`, false],
  ['7', `${markOf(mailed)}0`, false],
  ['7', 'xc0123abcd', false],
  ['7', 'c0123abcde', false],
  ['', markOf({ ...asha, id: '' }), true],
  ['', 'c0123abcd', true],
  ['', markOf(asha), false],
  ['', 'xr0123abcd', false],
  ['', 'r0123abcde', false],
  ['', 'r0123abcx', false],
])('the mark of a request with the id %j may be %j: %s', (id, mark, isMark) => {
  expect(isMarkOf(mark, id)).toBe(isMark);
});
