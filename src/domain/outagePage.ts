import type { CallBook } from './CallBook.ts';
import { outcomeWords } from './callBadges.ts';
import { noteOf } from './calls.ts';
import { addDays, formatDate, formatTime, momentWords, weekdayOf } from './clock.ts';
import { groupBy } from './groupBy.ts';
import type { MobileRule } from './mobileNumber.ts';
import { contactLinksOf } from './requestContact.ts';
import { filterByDate, type RequestList } from './requestList.ts';
import { requestsPhrase } from './requestsPhrase.ts';
import type { AppointmentRequest, ClockTime } from './types.ts';

export const outageMediaType = 'text/html;charset=utf-8';

/** 'today-and-tomorrow-2026-07-18-1605.html' */
export function outageFileName({ date, time }: ClockTime): string {
  return `today-and-tomorrow-${date}-${time.replace(':', '')}.html`;
}

/** The requests of today and tomorrow, of every clinic, in the order of the day. `today`: YYYY-MM-DD. */
export function outageRequests(
  requests: RequestList,
  today: string,
): readonly AppointmentRequest[] {
  return filterByDate(requests.sorted('Oldest'), { from: today, to: addDays(today, 1) });
}

interface OutageFacts {
  /** What is noted about calls, once it is loaded. */
  book: CallBook | undefined;
  /** A clinic's name without the brand. */
  clinicOf: (name: string) => string;
  /** What the business calls a clinic. */
  place: string;
  mobile: MobileRule;
  /** When the page is made, and when its list was loaded, by the clinic's clock. */
  now: ClockTime;
  loadedAt: ClockTime | undefined;
}

/** Nothing but what stands in the file: no script, no call, no picture. */
const policy = 'default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;';

const style = `
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
body { max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; margin: 1.5em 0 .25em; }
h1 { margin-top: 0; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4em; border: 1px solid; text-align: start; vertical-align: top; overflow-wrap: anywhere; unicode-bidi: isolate; white-space: pre-line; }
td:nth-child(-n+3) { width: 16%; }
td:nth-child(1) { width: 6em; }
a { display: inline-block; min-height: 24px; color: inherit; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr { display: block; }
  tr { display: grid; grid-template-columns: 6em 1fr; border: 1px solid; margin-top: -1px; }
  td { border: 0; padding: .2em .4em; }
  td:nth-child(n) { width: auto; grid-column: 2; }
  td:nth-child(1) { grid-column: 1; }
  td:empty { display: none; }
}
@media print {
  :root { font-size: 10pt; color-scheme: only light; }
  tr, h2, h3 { break-inside: avoid; break-after: auto; }
  h2, h3 { break-after: avoid; }
  a { text-decoration: none; }
}`;

/**
 * The requests of two days as a page of its own, to open where there is no network: by clinic, by day and time, with numbers to
 * dial. Every text of a record is escaped.
 */
export function outagePage(requests: readonly AppointmentRequest[], facts: OutageFacts): string {
  const { now, loadedAt, clinicOf } = facts;
  const clinics = [...groupBy(requests, ({ locationName }) => clinicOf(locationName))].toSorted(
    ([a], [b]) => a.localeCompare(b, 'en'),
  );
  const age = loadedAt
    ? ` from a list of ${momentWords(loadedAt)}. What came later is not in it.`
    : '.';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Today and tomorrow, as of ${escaped(momentWords(loadedAt ?? now))}</title>
<style>${style}
</style>
</head>
<body>
<h1>Today and tomorrow</h1>
<p>${escaped(requestsPhrase(requests.length))}. Made on ${escaped(momentWords(now) + age)} It holds names and numbers: delete it when it is no longer needed.</p>
${clinics.map((clinic) => clinicPart(clinic, facts)).join('\n')}
</body>
</html>
`;
}

function clinicPart(
  [clinic, requests]: [string, readonly AppointmentRequest[]],
  facts: OutageFacts,
): string {
  const days = [...groupBy(requests, ({ date }) => date)];
  const parts = days.map(
    ([day, ofDay]) => `<h3>${escaped(`${weekdayOf(day)}, ${formatDate(day)}`)}</h3>
<table>
<thead><tr><th>Time</th><th>Owner</th><th>Visit</th><th>Comments</th><th>Calls</th></tr></thead>
<tbody>
${ofDay.map((request) => rowOf(request, facts)).join('\n')}
</tbody>
</table>`,
  );
  return `<h2 translate="no">${escaped(clinic || `No ${facts.place} given`)}</h2>\n${parts.join('\n')}`;
}

function rowOf(request: AppointmentRequest, { book, mobile }: OutageFacts): string {
  const { time, name, mobileNumber, appointmentType, petType, comments } = request;
  const { call } = contactLinksOf(request, mobile);
  const number = escaped(mobileNumber);
  const dial = call ? `<a href="${escaped(call)}">${number}</a>` : number;
  const record = book?.recordOf(request);
  const cells = [
    escaped(formatTime(time) || 'No time given'),
    `<b translate="no">${escaped(name.trim() || 'No name given')}</b><br>${dial}`,
    escaped([appointmentType, petType].filter(Boolean).join(', ')),
    escaped(comments),
    escaped(record ? [outcomeWords(record), noteOf(record)].filter(Boolean).join('. ') : ''),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
