import type { PageModule, PageModules } from './pageModules.ts';

export const pages: PageModules = import.meta.glob<PageModule>([
  '/src/pages/{clinic,clinics,contact,contact-grooming,home,home-grooming,not-found,privacy,service,service-details}/*Page.tsx',
]);
