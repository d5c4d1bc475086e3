import { mailLink } from '#src/domain/contactLinks.ts';

/** One sentence for each fact of /privacy that is blank or can't be used: the law asks for all of them. [] where all are there. */
export function privacyProblems(
  parentCompany: string,
  privacy: Readonly<Record<string, string>>,
): string[] {
  const facts = [
    ['brand.parentCompany', parentCompany],
    ...Object.entries(privacy).map(([name, value]) => [`brandPrivacy.${name}`, value]),
  ];
  const blank = facts
    .filter(([, value]) => !value?.trim())
    .map(([name]) => `${name} is blank: /privacy has to say it.`);
  const email = privacy.email ?? '';
  return email.trim() && !mailLink(email)
    ? [...blank, `brandPrivacy.email is '${email}': write an e-mail address.`]
    : blank;
}
