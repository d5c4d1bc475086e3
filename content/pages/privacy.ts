import type { PageWords } from '#src/pages/shared/PageMeta.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { NoticePart } from '#src/domain/pageContent.ts';
import { brand } from '#content/brand.ts';
import { brandPrivacy } from '#content/privacy.ts';
import { hoursInWords } from '#content/hours.ts';
import catAsleep from '#content/pictures/scenes/cat-asleep.svg';

/* /privacy */

export const head = {
  title: 'Privacy',
  description: `What ${brand.name} asks when you book a visit, why, who sees it, how long it is kept, and how to have it deleted.`,
} satisfies PageWords;

export const lead = 'What we ask, why, who sees it and how long we keep it.';

export const picture = { src: catAsleep, width: 430, height: 268, alt: '' } satisfies Picture;

export const sample = {
  title: 'This is a sample',
  text: `It describes this site as it is built. Names, addresses and periods are made up. It counts only once ${brand.name}’s lawyer has read and completed it.`,
};

export const indexLabel = 'On this page';

export const parts: NoticePart[] = [
  {
    id: 'in-short',
    heading: 'In short',
    isSummary: true,
    paragraphs: [
      'You can read this whole site without telling us who you are.',
      'If you book a visit, we ask for what the clinic needs to arrange it. We use it for that visit and nothing else.',
      'We set no cookies, count no visitors, show no advertising and sell nothing about you.',
    ],
  },
  {
    id: 'what-we-ask',
    heading: 'What we ask, and why',
    paragraphs: ['To book a visit, the booking form asks for nine things:'],
    terms: [
      {
        term: 'Name',
        text: 'So that the clinic knows who is coming, and whom to ask for when it calls.',
      },
      { term: 'Mobile number', text: 'So that the clinic can call you about the visit.' },
      { term: 'E-mail', text: 'So that the clinic can write when it can’t reach you by phone.' },
      {
        term: 'Clinic, day and time',
        text: 'So that the right clinic expects you at the right time.',
      },
      {
        term: 'Type of appointment and of pet',
        text: 'So that the right vet and the right room are ready.',
      },
      {
        term: 'Comments',
        text: 'So that the vet knows what worries you. Leave out what the visit doesn’t need.',
      },
    ],
    after: [
      'A booking needs all of them. If you’d rather not type them in, call us and book by phone.',
      'The form on the appointments page and those under articles fill in the booking form. The one on the contact page writes an e-mail or a WhatsApp message of your own. What you type there reaches us only if you send it.',
      'If you are under 18, please ask a parent or guardian to book.',
    ],
  },
  {
    id: 'who-sees-it',
    heading: 'Who sees it',
    terms: [
      { term: 'The clinic you choose', text: 'The people at its desk and the vet you come to.' },
      {
        term: `${brand.name}’s support`,
        text: 'The staff who call you about a booking. They log in to see the requests.',
      },
      {
        term: 'Our hosting company',
        text: `Keeps bookings for us and may not use them itself: ${brandPrivacy.hosting}.`,
      },
    ],
    after: [
      'Your booking goes from your browser straight to our booking system, over an encrypted connection. Nobody else gets it, unless the law orders us to hand it over.',
      'When you open a page with clinics or a booking form, your browser fetches the list of clinics from the same system. Like any web server, it then sees your internet address.',
    ],
  },
  {
    id: 'how-long',
    heading: 'How long we keep it',
    paragraphs: [
      `Bookings are kept for ${brandPrivacy.retention} after the visit, then deleted, unless a law asks us to keep them longer.`,
      'E-mails you send us are kept as long as it takes to answer them and to show what was agreed.',
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    paragraphs: [
      'The Digital Personal Data Protection Act, 2023, gives you these rights. Using them costs nothing.',
    ],
    terms: [
      {
        term: 'Know',
        text: 'Ask what we hold about you, what we do with it and who has received it.',
      },
      { term: 'Correct', text: 'Have it corrected, completed or brought up to date.' },
      { term: 'Delete', text: 'Have it deleted when it is no longer needed and no law keeps it.' },
      {
        term: 'Take back your consent',
        text: 'At any time, as easily as you gave it: a call or an e-mail is enough. What was done before stays lawful. A visit still to come can’t then take place.',
      },
      { term: 'Name somebody', text: 'Who uses these rights for you if you die or no longer can.' },
      { term: 'Complain', text: 'To us first, then to the Data Protection Board of India.' },
    ],
  },
  {
    id: 'ask-or-complain',
    heading: 'Ask us, or complain',
    terms: [
      { term: 'Grievance officer', text: brandPrivacy.officer },
      { term: 'By e-mail', text: brandPrivacy.email },
      { term: 'By phone', text: `${brand.phone.display}, ${hoursInWords.phone}` },
      { term: 'By letter', text: brandPrivacy.address },
    ],
    after: [
      `Tell us your name and the mobile number you booked with, so that we find the booking. You get an answer within ${brandPrivacy.answersWithin}.`,
      'If it doesn’t settle the matter, you can complain to the Data Protection Board of India. It takes complaints online.',
    ],
    links: [
      { label: `Write to ${brandPrivacy.email}`, href: `mailto:${brandPrivacy.email}` },
      { label: `Call ${brand.phone.display}`, href: brand.phone.href },
    ],
  },
  {
    id: 'this-browser',
    heading: 'What this browser keeps',
    paragraphs: [
      'Some things stay in your own browser, so that the site works well for you. We can’t see them, and clearing the browser’s site data removes them all. The words in small type are the names your browser lists them under.',
    ],
  },
  {
    id: 'other-companies',
    heading: 'Cookies and other companies',
    paragraphs: [
      'There are no cookies, and no trackers. Pictures and type come from this site itself.',
      'A YouTube video is fetched only after you press its button, from youtube-nocookie.com. Google then sees your internet address and which site you came from.',
      'Links to maps, WhatsApp and social networks lead to other companies’ sites, which have their own rules. Nothing is sent to them before you press.',
    ],
  },
  {
    id: 'staff',
    heading: 'For our staff',
    paragraphs: [
      'To log in, your e-mail and password go to our sign-in service, Amazon Cognito, and nowhere else. On a shared computer, log out when you leave.',
      'Lists of visits open without a login. The list for one phone number has that number in its address. Don’t open it on a computer that owners use.',
    ],
  },
];

export const storageIn = 'this-browser';

export const updated = `Last changed on ${brandPrivacy.updated}. ${brand.name} is a brand of ${brand.parentCompany}.`;
