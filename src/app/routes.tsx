import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, type RouteObject } from 'react-router-dom';
import { footerLinks, ownerLinks } from '#content/texts/links.ts';
import { queryClient } from '#src/api/queryClient.ts';
import { isInThisBuild } from '#src/config/hindiPages.ts';
import { paths, patterns } from '#src/config/paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadedModule } from './LoadedModule.tsx';
import { type Chunk, type PageModule, pages, type RouteHandle } from './pageModules.ts';
import { Root } from './Root.tsx';

function moduleOf(
  module: string,
  load: () => Promise<PageModule>,
  handle: Omit<RouteHandle, 'module' | 'chunk'> = {},
): Pick<RouteObject, 'element' | 'handle'> {
  const chunk: Chunk = {
    async load() {
      chunk.module ??= await load();
    },
  };
  const whole: RouteHandle = { ...handle, module, chunk };
  return { element: <LoadedModule chunk={chunk} />, handle: whole };
}

function page(
  path: string,
  module: string,
  handle?: Omit<RouteHandle, 'module' | 'chunk'>,
): RouteObject[] {
  // The Hindi build has a subset of the pages, below /hi.
  if (path !== '*' && !isInThisBuild(path)) return [];
  const file = `src/pages/${module}.tsx`;
  const load = pages[`/${file}`];
  if (!load) throw new Error(`There is no ${file}`);
  return [{ path, ...moduleOf(file, load, handle) }];
}

const noindex = { noindex: true } as const;

const sitePages = [
  page(paths.home, 'home/HomePage', { topBar: 'plain' }),
  page(paths.homeV2, 'home-v2/HomeV2Page', { headTone: 'sky' }),
  page(paths.homeV3, 'home-v3/HomeV3Page'),
  page(paths.homeGrooming, 'home-grooming/HomeGroomingPage'),
  page(paths.contactGrooming, 'contact-grooming/ContactGroomingPage'),
  page(paths.about, 'about/AboutPage'),
  page(paths.service, 'service/ServicePage', { headTone: 'sky' }),
  page(patterns.serviceDetails, 'service-details/ServiceDetailsPage', { headTone: 'page' }),
  page(paths.blog, 'blog/BlogPage', { headTone: 'page', readsQuery: true }),
  page(patterns.article, 'article/ArticlePage', { headTone: 'page' }),
  page(paths.appointments, 'appointments/AppointmentsPage', { headTone: 'sky', ...noindex }),
  page(paths.vets, 'vets/VetsPage'),
  page(patterns.vet, 'vet/VetPage'),
  page(paths.clinics, 'clinics/ClinicsPage', { headTone: 'sky' }),
  page(patterns.clinic, 'clinic/ClinicPage'),
  page(paths.timetable, 'timetable/TimetablePage', { headTone: 'sky' }),
  page(paths.portfolio, 'portfolio/PortfolioPage'),
  page(paths.contact, 'contact/ContactPage'),
  page(paths.privacy, 'privacy/PrivacyPage'),
  ...[...ownerLinks, ...footerLinks].map(({ href }) =>
    page(href, 'text/TextPage', { headTone: 'page' }),
  ),
  page(paths.devHome, 'dev-home/DevHomePage', { ...noindex, readsQuery: true }),
  page(paths.devContact, 'dev-contact/DevContactPage', noindex),
  page('*', 'not-found/NotFoundPage', { headTone: 'sky', ...noindex }),
].flat();

const staffHandle = { ...noindex, readsQuery: true } as const;

const staffPages = [
  page(paths.appointmentList, 'appointment-list/AppointmentListPage', staffHandle),
  page(paths.devAppointmentList, 'appointment-list/AppointmentListPage', staffHandle),
  page(paths.visits, 'visits/VisitsPage', staffHandle),
  page(paths.visitsByPhone, 'visits-by-phone/VisitsByPhonePage', staffHandle),
].flat();

const plainPages = page(paths.login, 'login/LoginPage', noindex);

const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: paths.gallery,
        ...moduleOf(
          'src/pages/gallery/GalleryPage.tsx',
          () => import('#src/pages/gallery/GalleryPage.tsx'),
          { ...noindex, topBar: 'cs_type_1' },
        ),
      },
    ]
  : [];

/** Inside the layout, so that header and phone number survive a broken page. */
function inLayout(
  layout: Pick<RouteObject, 'element' | 'handle'>,
  children: RouteObject[],
): RouteObject {
  const element = (
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  );
  return { ...layout, children: [{ element, children }] };
}

/** A chunk per layout: staff load no public header, and visitors no staff area. */
function layoutRoute<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, () => React.ReactNode>>,
) {
  return moduleOf(`src/app/layouts/${name}.tsx`, async () => ({ Component: (await load())[name] }));
}

const siteLayout = layoutRoute('SiteLayout', () => import('./layouts/SiteLayout.tsx'));
const staffLayout = layoutRoute('StaffLayout', () => import('./layouts/StaffLayout.tsx'));
const plainLayout = layoutRoute('PlainLayout', () => import('./layouts/PlainLayout.tsx'));

/** One array (docs/product.md, section 2), read by the browser, the prerender script and the tests. */
export const routes: RouteObject[] = [
  {
    element: (
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <Root />
        </QueryClientProvider>
      </ErrorBoundary>
    ),
    children: [
      inLayout(siteLayout, [...sitePages, ...developmentPages]),
      inLayout(staffLayout, staffPages),
      inLayout(plainLayout, plainPages),
    ],
  },
];
