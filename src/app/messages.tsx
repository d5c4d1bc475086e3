import type { ReactNode } from 'react';

/** The first link of a page, which the Tab key shows. */
export const skipToContent = 'Skip to content';

/** On a button, read out. */
export const scrollToTop = 'Scroll to top';

/** The bar at the top of the screen while a page is on its way, read out. */
export const loadingPage = 'Loading the page';

/** The name of the bar above the header, read out. */
export const contactAndEmergency = 'Contact and emergency care';

/** The name of the header's links, read out. */
export const mainNavigation = 'Main';

/** On the button that opens the search, read out. */
export const search = 'Search';

/** On the button that opens the menu, and the menu's name, read out. */
export const menu = 'Menu';

/** In the menu, before the hours in which the booking form offers times. */
export const appointments = 'Appointments';

/** In the menu, before the hours in which the phone is answered. */
export const phoneSupport = 'Phone support';

/** At the foot of the menu: the link to where to go in an emergency. */
export const emergencyNow = 'Emergency? Don’t book.';

/** A heading in the footer: the services by name. */
export const ourServices = 'Our Services';

/** A heading in the footer: links to the site's pages. */
export const quickLinks = 'Quick Links';

/** A heading in the footer: the business's pages elsewhere. */
export const connectWithUs = 'Connect with Us';

/** A heading in the footer and the menu: texts for owners of pets. */
export const forOwners = 'For owners';

/** In the footer, above the phone number. */
export const customerSupport = 'Customer support';

/** A link in the footer to the list of them. */
export const ourPlaces = 'Our clinics';

/** The last line of the footer. */
export const copyright = (year: string, company: string) =>
  `© ${year} ${company}. All rights reserved.`;

/** A link to what the site does with people's data. */
export const privacy = 'Privacy';

/** The business's pages elsewhere, by the names of their companies. */
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

/** The name of a phone's bar of buttons, read out. */
export const bookOrCall = 'Book or call';

/** On a button of this bar: the link to what to do in an emergency. */
export const emergency = 'Emergency';

/** The heading of the page that shows when the site fails. */
export const unexpectedError = 'Unexpected Application Error!';

/** Below it, where the connection failed. */
export const partNotFetched = 'A part of this page could not be fetched.';

/** Below that. */
export const siteUpdated = 'The site may have been updated, or the connection was lost.';

/** Below the heading, where the site itself has a fault. */
export const nothingYouDid = 'It’s nothing you did.';

/** After either; the hours are those in which the phone is answered. */
export const loadAgainOrCall = (phone: ReactNode, hours: ReactNode) => (
  <>
    Load the page again, or call us on {phone}, {hours}.
  </>
);

/** A button on that page. */
export const goHome = 'Go to the home page';

/** Below its heading, where the error doesn't say what it is. */
export const unknownError = 'Unknown error';
