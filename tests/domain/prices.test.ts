import { expect, it } from 'vitest';
import { costText, rangeOf } from '#src/domain/prices.ts';

it.each([
  [{ price: 600 }, 'INR', '₹600'],
  [{ price: 125000 }, 'INR', '₹1,25,000'],
  [{ from: 900 }, 'INR', 'From ₹900'],
  [{ from: 900, to: 2200 }, 'INR', '₹900 to ₹2,200'],
  [{ price: 49.5 }, 'EUR', '€49.50'],
  [{ price: 125000 }, 'AUD', '$125,000'],
  [{ price: 0 }, 'GBP', '£0'],
])('%j in %s is %s', (cost, currency, text) => {
  expect(costText(cost, currency)).toBe(text);
});

it.each([
  [[], undefined],
  [[{ price: 450 }, { price: 450 }], { price: 450 }],
  [[{ price: 450 }, { from: 300, to: 500 }], { from: 300, to: 500 }],
  [[{ price: 450 }, { from: 700 }], { from: 450, to: undefined }],
])('%j come to %j', (costs, range) => {
  expect(rangeOf(costs)).toEqual(range);
});
