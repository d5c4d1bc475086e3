import { longDate } from '#src/domain/longDate.ts';
import { didYouMean } from '#src/content/schema/nearest.ts';
import type { Prices } from '#src/content/schema/prices.ts';
import type { Site } from '#src/content/schema/site.ts';
import type { Problem } from './Problem.ts';
import { type ContentRecords, recordValues } from './records.ts';

const aYear = 365 * 24 * 60 * 60 * 1000;

/** What is wrong with prices that are shown, beside their schema: that they are old, the sample's in part, or of no pet of the site's. */
export function checkPrices(known: ContentRecords, { pages }: Site): Problem[] {
  const record = known.get('prices.yaml');
  const data = record?.data as Prices | undefined;
  if (!pages.prices || !record || !data || !known.get('rules.yaml')?.data) return [];
  const { file, isSample } = record;
  const at = (path: PropertyKey[], text: string) => ({
    file: file.name,
    line: file.lineOf(path),
    text,
  });
  const { petTypes } = recordValues('rules.yaml').rules;
  const problems: Problem[] = data.prices.flatMap(({ animal }, index) =>
    animal === undefined || petTypes.includes(animal)
      ? []
      : at(
          ['prices', index, 'animal'],
          `there is no pet type "${animal}". ${didYouMean(animal, petTypes, `rules.yaml has ${petTypes.join(', ')}.`)}`,
        ),
  );
  if (data.prices.length === 0)
    problems.push(
      at(['prices'], 'prices: there is none. Write one, or prices: false in site.yaml.'),
    );
  const own = file.value as Partial<Prices>;
  if (!isSample && own.prices && !own.asOf)
    problems.push(
      at([], 'asOf is missing. Write since when your prices hold, for example 2026-11-01.'),
    );
  else if (Date.now() - Date.parse(data.asOf) > aYear)
    problems.push({
      ...at(
        ['asOf'],
        `asOf: these prices are of ${longDate(data.asOf)}. Look whether they still hold, and write today’s date.`,
      ),
      isWarning: true,
      isShown: true,
    });
  return problems;
}
