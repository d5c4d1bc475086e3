import { mailLink } from '#src/domain/contactLinks.ts';

interface PrivacyFacts {
  parentCompany: string;
  privacy: Readonly<Record<string, string>>;
}

/** One sentence for each fact of /privacy that is blank or can't be used: the law asks for all of them. [] where all are there. */
export function privacyProblems({ parentCompany, privacy }: PrivacyFacts): string[] {
  const facts = Object.entries({ parentCompany, ...prefixed(privacy) });
  const blank = facts
    .filter(([, value]) => !value.trim())
    .map(([name]) => `brand.${name} is blank: /privacy has to say it.`);
  const email = privacy.email ?? '';
  return email.trim() && !mailLink(email)
    ? [...blank, `brand.privacy.email is '${email}': write an e-mail address.`]
    : blank;
}

function prefixed(privacy: PrivacyFacts['privacy']) {
  return Object.fromEntries(
    Object.entries(privacy).map(([name, value]) => [`privacy.${name}`, value]),
  );
}
