import { matchPath, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import * as about from '#content/pages/about.ts';
import * as appointments from '#content/pages/appointments.ts';
import * as article from '#content/pages/article.ts';
import * as blog from '#content/pages/blog.ts';
import * as clinicPages from '#content/pages/clinics.ts';
import * as contact from '#content/pages/contact.ts';
import * as homeV2 from '#content/pages/homeV2.ts';
import * as homeV3 from '#content/pages/homeV3.ts';
import * as landing from '#content/pages/landing.ts';
import * as portfolio from '#content/pages/portfolio.ts';
import * as procedure from '#content/pages/serviceDetails.ts';
import * as service from '#content/pages/services.ts';
import * as timetable from '#content/pages/timetable.ts';
import * as vetPages from '#content/pages/vets.ts';
import { grooming, section as booking } from '#content/parts/booking.ts';
import { services } from '#content/services.ts';
import { vets } from '#content/vets.ts';
import { routes } from '#src/app/routes.tsx';
import { articles } from '#src/business/articles.ts';
import { searchEntries } from '#src/business/siteIndex.ts';
import type { TextFrontMatter } from '#src/business/textModule.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

/** An address, the page's h1, and the labels of its breadcrumb after Home. */
type Page = [address: string, heading: string, ...labels: string[]];

const landings: Page[] = [
  ['/', landing.hero.title],
  ['/home-v2', homeV2.hero.title],
  ['/home-v3', homeV3.bannerSlides[0]!.title],
  ['/HomeGrooming', grooming.title],
];

const texts = import.meta.glob<TextFrontMatter>(
  ['/content/texts/*.md', '!/content/texts/privacy*'],
  { import: 'frontmatter', eager: true },
);

const listed: Page[] = [
  ['/ContactGrooming', grooming.title, 'Grooming'],
  ['/about', about.heading, 'About'],
  ['/service', service.heading, 'Service'],
  ['/service/service-details', procedure.heading, 'Service', procedure.unnamed],
  ['/blog', blog.heading, 'Blog'],
  ['/doctors', vetPages.heading, 'Doctors'],
  ['/clinics', clinicPages.heading, 'Clinics'],
  ['/timetable', timetable.heading, 'Timetable'],
  ['/portfolio', portfolio.heading, 'Portfolio'],
  ['/contact', `${contact.heading} ${brand.phone.display}`, 'Contact'],
  ['/privacy', 'Privacy', 'Privacy'],
];

/** The pages that one component shows of several records, kind by kind. */
const recordPages: Page[][] = [
  Object.entries(texts).map(([file, { title, shortTitle = title }]) => [
    file.slice('/content/texts'.length, -'.md'.length),
    title,
    shortTitle,
  ]),
  vets.map(({ id, name }) => [`/doctors/${id}`, name, 'Doctors', name]),
  clinics.map(({ slug, name }) => [`/clinics/${slug}`, name, 'Clinics', name]),
  articles.map(({ id, title, shortTitle }) => [`/blog/${id}`, title, 'Blog', shortTitle]),
];
const oneOfEach = recordPages.map(([first]) => first!);

/** Every service has a copy of the page of a procedure. */
const { id, name } = services.at(-1)!;
const copy: Page = [`/service/${id}`, procedure.heading, 'Service', name];

const unlisted: Page[] = [
  ['/appointments', appointments.heading, 'Appointments'],
  ['/devHome', 'Received data'],
  ['/devcontact', booking.title],
  ['/appointmentlist', 'Appointment Requests'],
  ['/devappointmentlist', 'Appointment Requests'],
  ['/VetbuddyVisits', 'My Visits'],
  ['/VetcareVetBuddyVisits', 'Visits'],
  ['/login', 'Login to Your Account'],
  ['/error', "Page can't be found", 'Page not found'],
  ['/no/such/page', "Page can't be found", 'Page not found'],
  ['/doctors/dr-nobody', vetPages.unknownVet.heading, 'Doctors', 'Dr nobody'],
  ['/doctors/__proto__', vetPages.unknownVet.heading, 'Doctors', '__proto__'],
  ['/clinics/atlantis', clinicPages.unknownClinic.heading, 'Clinics', 'Atlantis'],
  ['/blog/no-such-article', article.unknown.title, 'Blog', 'Not found'],
];

const addressOf: Record<string, string> = {
  Service: '/service',
  Doctors: '/doctors',
  Clinics: '/clinics',
  Blog: '/blog',
};

/** Returns the breadcrumb of these labels, as [label, href]. */
function breadcrumbOf(labels: string[]) {
  if (labels.length === 0) return [];
  return [
    ['Home', '/'],
    ...labels.slice(0, -1).map((label) => [label, addressOf[label]]),
    [labels.at(-1), null],
  ];
}

async function show([address, heading, ...labels]: Page) {
  const { queryByRole } = await renderAt(address);
  const headings = thePage().getAllByRole('heading', { level: 1 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([heading]);
  expect(document.title).toContain(brand.name);
  const hasBreadcrumb = queryByRole('navigation', { name: 'Breadcrumb' }) !== null;
  expect(hasBreadcrumb ? breadcrumb() : []).toEqual(breadcrumbOf(labels));
}

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

it.each([...landings, ...listed, ...oneOfEach, copy])(
  'the page %s has its heading, may be indexed, and links only to what exists',
  async (...page) => {
    await show(page);
    expect(robots()).toBeUndefined();
    expect(brokenLinks()).toEqual([]);
  },
);

it.each(unlisted)('the page %s has its heading, and is not indexed', async (...page) => {
  await show(page);
  expect(robots()).toMatch(/noindex/);
});

it('every page of the route table is among those tested here', () => {
  const addresses = [...landings, ...listed, ...recordPages.flat(), ...unlisted].map(
    ([address]) => address,
  );
  const paths = (table: RouteObject[]): string[] =>
    table.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...paths(children)]);
  const missing = paths(routes).filter(
    (path) => !addresses.some((address) => matchPath(path, address)),
  );
  // /gallery, shown in development only, has a heading for each section.
  expect(missing).toEqual(['/gallery']);
});

it('the search finds every listed page except the grooming form and the sample procedure', async () => {
  const found = searchEntries.map(({ href }) => href);
  const missing = [...listed, ...recordPages.flat()].filter(
    ([address]) => !found.includes(address),
  );
  expect(missing.map(([address]) => address)).toEqual([
    '/ContactGrooming',
    '/service/service-details',
  ]);
});
