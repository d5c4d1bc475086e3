import type { ReactNode } from 'react';

export const skipToContent = 'Skip to content';

export const scrollToTop = 'Scroll to top';

export const loadingPage = 'Loading the page';

export const contactAndEmergency = 'Contact and emergency care';

export const mainNavigation = 'Main';

export const search = 'Search';

export const menu = 'Menu';

export const appointments = 'Appointments';

export const phoneSupport = 'Phone support';

export const emergencyNow = 'Emergency? Don’t book.';

export const ourServices = 'Our Services';

export const quickLinks = 'Quick Links';

export const connectWithUs = 'Connect with Us';

export const forOwners = 'For owners';

export const customerSupport = 'Customer support';

export const ourClinics = 'Our clinics';

export const ourVets = 'Our vets';

export const copyright = (year: string, company: string) =>
  `© ${year} ${company}. All rights reserved.`;

export const socialNames: Record<
  'instagram' | 'facebook' | 'pinterest' | 'linkedin' | 'youtube',
  string
> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

export const bookOrCall = 'Book or call';

export const emergency = 'Emergency';

export const unexpectedError = 'Unexpected Application Error!';

export const partNotFetched = 'A part of this page could not be fetched.';

export const siteUpdated = 'The site may have been updated, or the connection was lost.';

export const nothingYouDid = 'It’s nothing you did.';

export const loadAgainOrCall = (phone: ReactNode, hours: ReactNode) => (
  <>
    Load the page again, or call us on {phone}, {hours}.
  </>
);

export const goHome = 'Go to the home page';

export const unknownError = 'Unknown error';
