import { z } from 'zod';
import { date, group, id, listOf, shown, text, wanted } from './kinds.ts';

const currencies = Intl.supportedValuesOf('currency');

const aNumber = wanted('price', 'Write a number alone, for example 600.');
const amount = z.number(aNumber).nonnegative(aNumber);

const price = group({
  service: id.describe('What it is the price of: the id of a service in services.yaml.'),
  name: text
    .optional()
    .describe('Which visit, size or age, where the service has several prices: Large dogs.'),
  animal: text
    .optional()
    .describe('A pet type of rules.yaml. Without it the price is the same for all.'),
  clinics: listOf(id)
    .optional()
    .describe('Ids of clinics.yaml. Without them the price is the same wherever it is done.'),
  price: amount.optional().describe('What it costs. Where that differs, write from instead.'),
  from: amount.optional().describe('What it costs at least.'),
  to: amount.optional().describe('What it costs at most, if that can be said.'),
  includes: text.optional().describe('What is in the price, as a short phrase.'),
}).superRefine(({ price: fixed, from, to }, context) => {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (fixed === undefined && from === undefined) complain('price', 'is missing. For example 600.');
  else if (fixed !== undefined && (from !== undefined || to !== undefined))
    complain('price', 'stands beside from or to. Keep the one, or the others.');
  else if (from !== undefined && to !== undefined && to <= from)
    complain('to', `${shown(to)} is not more than ${shown(from)}. Write the highest price here.`);
});

export const pricesSchema = group({
  title: text.describe("The page's heading."),
  lead: text.describe('Below the heading: what holds for all prices, such as taxes.'),
  description: text.describe('One sentence about the page, for search engines.'),
  unlisted: group({ heading: text, lead: text }).describe(
    'The foot of the page, for who looks for another price.',
  ),
  asOf: date.describe('Since when the prices hold. Older than a year, the check warns.'),
  currency: text
    .refine((code) => currencies.includes(code), {
      error: ({ input }) =>
        `${shown(input)} is no currency. Write its three letters, for example INR.`,
    })
    .meta({ untranslated: true })
    .describe('Its three letters: INR.'),
  prices: listOf(price).describe('In the order of the page within each service.'),
});

export type Prices = z.infer<typeof pricesSchema>;
export type Price = z.infer<typeof price>;
