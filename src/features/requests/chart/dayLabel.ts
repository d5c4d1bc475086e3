import { formatDate, weekdayOf } from '#src/domain/clock.ts';
import type { ChartedService, DayCount } from '#src/domain/dailyCounts.ts';
import { requestsPhrase } from '#src/domain/requestsPhrase.ts';

/** The accessible name of a day: 'Saturday 18 Jul 2026: 3 requests, 2 Vet Consultation, 1 Surgery'. */
export function dayLabel(
  { date, counts, total }: DayCount,
  services: readonly ChartedService[],
  today: string,
): string {
  const day = `${weekdayOf(date)} ${formatDate(date)}${date === today ? ', today' : ''}`;
  if (total === 0) return `${day}: no requests`;
  const parts = services.flatMap(({ name }, index) =>
    counts[index] ? [`${counts[index]} ${name}`] : [],
  );
  return `${day}: ${requestsPhrase(total)}, ${parts.join(', ')}`;
}

/** A count for the narrow space above a bar: '999', '1.2k', '12k'. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  return count < 10_000 ? `${Math.floor(count / 100) / 10}k` : `${Math.floor(count / 1000)}k`;
}
