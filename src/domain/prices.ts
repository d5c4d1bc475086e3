import * as messages from './priceMessages.ts';

/** What something costs: a price, or what it costs at least and perhaps at most. */
export interface Cost {
  price?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** '₹600', 'From ₹900', '₹900 to ₹2,200'. */
export function costText({ price, from, to }: Cost, currency: string): string {
  const least = amountText(price ?? from ?? 0, currency);
  if (price !== undefined) return least;
  return to === undefined ? messages.from(least) : messages.fromTo(least, amountText(to, currency));
}

/** What several prices come to: the one that they all are, or the lowest and the highest. None has no highest if one hasn't. */
export function rangeOf(costs: readonly Cost[]): Cost | undefined {
  if (costs.length === 0) return undefined;
  const least = Math.min(...costs.map(({ price, from = 0 }) => price ?? from));
  const most = Math.max(...costs.map(({ price, to = Infinity }) => price ?? to));
  if (most === least) return { price: least };
  return { from: least, to: most === Infinity ? undefined : most };
}

function amountText(amount: number, currency: string): string {
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  }).format(amount);
}
