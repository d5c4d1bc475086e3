interface TextLink {
  label: string;
  /** The name of the text's file, which is its address. */
  href: `/${string}`;
}

/** The text pages for owners, in the menu and the footer. */
export const ownerLinks: readonly TextLink[] = [
  { label: 'First visit', href: '/first-visit' },
  { label: 'Register your pet', href: '/register-your-pet' },
  { label: 'Repeat prescription', href: '/repeat-prescription' },
  { label: 'Saying goodbye', href: '/saying-goodbye' },
  { label: 'Who owns the clinics', href: '/who-owns-us' },
  { label: 'Complaints', href: '/your-feedback' },
];

/** The text pages in the footer’s last line. */
export const footerLinks: readonly TextLink[] = [{ label: 'Careers', href: '/careers' }];
