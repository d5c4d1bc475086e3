import type { RouteObject } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Root } from './Root.tsx';
import type { RouteHandle } from './routeHandle.ts';
import { SiteLayout } from './SiteLayout.tsx';

type Page = { Component: () => React.ReactNode };

/** One route: its address, how it sits in the layout, and the page that is loaded when it is visited. */
function page(path: string, handle: RouteHandle, lazy: () => Promise<Page>): RouteObject {
  return { path, handle, lazy };
}

const site = (handle: RouteHandle = {}) => handle;
const hidden: RouteHandle = { noindex: true };

/** The one route table (specification, section 2): the browser, the prerender script and the tests read it. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          page(paths.home, { topBar: true }, () => import('#src/pages/home/HomePage.tsx')),
          page(paths.homeV2, { wall: 'sky' }, () => import('#src/pages/home-v2/HomeV2Page.tsx')),
          page(paths.homeV3, site(), () => import('#src/pages/home-v3/HomeV3Page.tsx')),
          page(paths.devHome, hidden, () => import('#src/pages/dev-home/DevHomePage.tsx')),
          page(
            paths.homeGrooming,
            site(),
            () => import('#src/pages/home-grooming/HomeGroomingPage.tsx'),
          ),
          page(
            paths.contactGrooming,
            site(),
            () => import('#src/pages/contact-grooming/ContactGroomingPage.tsx'),
          ),
          page(paths.devContact, hidden, () => import('#src/pages/dev-contact/DevContactPage.tsx')),
          page(paths.about, site(), () => import('#src/pages/about/AboutPage.tsx')),
          page(paths.service, { wall: 'sky' }, () => import('#src/pages/service/ServicePage.tsx')),
          page(
            '/service/:serviceId',
            { wall: 'wash' },
            () => import('#src/pages/service-details/ServiceDetailsPage.tsx'),
          ),
          page(paths.blog, { wall: 'cream' }, () => import('#src/pages/blog/BlogPage.tsx')),
          page(
            '/blog/:blogId',
            { wall: 'cream' },
            () => import('#src/pages/blog-post/BlogPostPage.tsx'),
          ),
          page(
            paths.appointments,
            site(),
            () => import('#src/pages/appointments/AppointmentsPage.tsx'),
          ),
          page(paths.doctors, site(), () => import('#src/pages/doctors/DoctorsPage.tsx')),
          page('/doctors/:doctorId', site(), () => import('#src/pages/doctor/DoctorPage.tsx')),
          page(
            paths.timetable,
            { wall: 'sky' },
            () => import('#src/pages/timetable/TimetablePage.tsx'),
          ),
          page(paths.portfolio, site(), () => import('#src/pages/portfolio/PortfolioPage.tsx')),
          page(paths.contact, site(), () => import('#src/pages/contact/ContactPage.tsx')),
          page(
            '*',
            { wall: 'sky', noindex: true },
            () => import('#src/pages/not-found/NotFoundPage.tsx'),
          ),
        ],
      },
    ],
  },
];
