import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, type RouteObject } from 'react-router-dom';
import { footerLinks, ownerLinks } from '#content/texts/links.ts';
import { queryClient } from '#src/api/queryClient.ts';
import type { PageOptions } from '#src/components/layout/pageOptions.ts';
import { isInThisBuild } from '#src/config/hindiPages.ts';
import { paths, patterns } from '#src/config/paths.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadedModule } from './LoadedModule.tsx';
import { type Chunk, type ModuleName, modules, type RouteHandle } from './pageModules.ts';
import { Root } from './Root.tsx';

/** `module`: a page's or a layout's file below src/, without '.tsx'. */
function moduleRoute(
  module: string,
  options?: PageOptions,
): Pick<RouteObject, 'element' | 'handle'> {
  const load = modules[`/src/${module}.tsx`];
  if (!load) throw new Error(`There is no src/${module}.tsx`);
  const name = module.replace(/.*\//, '') as ModuleName;
  const chunk: Chunk = {
    async load() {
      chunk.module ??= await load();
    },
  };
  const handle: RouteHandle = { ...options, chunk };
  return { element: <LoadedModule name={name} chunk={chunk} />, handle };
}

function page(path: string, module: string, options?: PageOptions): RouteObject[] {
  // The Hindi build has a subset of the pages, below /hi.
  if (path !== '*' && !isInThisBuild(path)) return [];
  return [{ path, ...moduleRoute(`pages/${module}`, options) }];
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

const developmentPages = import.meta.env.DEV
  ? page(paths.gallery, 'gallery/GalleryPage', { ...noindex, topBar: 'cs_type_1' })
  : [];

/** In a chunk of its own: staff load no public header, and visitors no staff area. */
function layout(name: string, pages: RouteObject[]): RouteObject {
  // Inside the layout, so that header and phone number survive a broken page.
  const element = (
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  );
  return { ...moduleRoute(`app/layouts/${name}`), children: [{ element, children: pages }] };
}

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
      layout('SiteLayout', [...sitePages, ...developmentPages]),
      layout('StaffLayout', staffPages),
      layout('PlainLayout', plainPages),
    ],
  },
];
