/** On /prices, behind what stands under its title, where the prices are made up. */
export const samplePrices = 'These prices are samples.';

/** On /prices: the day since which they hold. */
export const asOf = (date: string) => `As of ${date}.`;
