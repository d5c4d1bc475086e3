import type { PageModule, PageModules } from './pageModules.ts';

export const modules: PageModules = import.meta.glob<PageModule>([
  '/src/app/layouts/*Layout.tsx',
  '/src/pages/{clinic,clinics,contact,contact-grooming,home,home-grooming,not-found,privacy,service,service-details}/*Page.tsx',
]);
