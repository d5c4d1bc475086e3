// @vitest-environment node
// @module-tag every-fault
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { textsIn } from '#tests/support/textsIn.ts';

/*
 * A record that is taken out leaves no dead link and breaks no page: what named it leaves it out. The records are mocked, since content
 * is joined as its modules load.
 */

type Vets = typeof import('#content/vets.ts');
type Services = typeof import('#content/services.ts');
type Clinics = typeof import('#content/clinics.ts');

const { vets } = await vi.importActual<Vets>('#content/vets.ts');
const { services } = await vi.importActual<Services>('#content/services.ts');
const { clinics } = await vi.importActual<Clinics>('#content/clinics.ts');

/** The content as it is without some records. */
function remove(...ids: string[]) {
  vi.resetModules();
  vi.doMock('#content/vets.ts', () => ({ vets: vets.filter(({ id }) => !ids.includes(id)) }));
  vi.doMock('#content/services.ts', () => ({
    services: services.filter(({ id }) => !ids.includes(id)),
  }));
  vi.doMock('#content/clinics.ts', () => ({
    clinics: clinics.filter(({ slug }) => !ids.includes(slug)),
  }));
}

/** All that the pages get from the records, joined. */
async function joined() {
  const about = await import('#content/pages/about.ts');
  const { signatureOf } = await import('#src/content/vetCards.ts');
  const clinicList = (await import('#content/clinics.ts')).clinics;
  const { clinicPageOf } = await import('#src/content/clinicPages.ts');
  return [
    await import('#src/content/landingSections.ts'),
    await import('#src/content/homeV2Sections.ts'),
    await import('#src/content/servicesPage.ts'),
    await import('#src/content/vetsPage.ts'),
    await import('#src/content/vetSessions.ts'),
    await import('#src/content/portfolioPage.ts'),
    await import('#src/content/articleSummaries.ts'),
    signatureOf(about.aboutPage.signature),
    clinicList.map(clinicPageOf),
    await (await import('#src/content/searchEntries.ts')).loadSearchEntries(),
  ];
}

const ids = [
  ...vets.map(({ id }) => ({ kind: 'vet', id, link: `/doctors/${id}` })),
  ...services.map(({ id, procedure }) => ({
    kind: 'service',
    id,
    link: procedure ? `/service/${id}` : `/service#${id}`,
  })),
  ...clinics.map(({ slug }) => ({ kind: 'clinic', id: slug, link: `/clinics/${slug}` })),
];

const left = ['farah-sheikh', 'grooming', 'kothrud'];

/** The pages that show records. */
const pages = [
  paths.home,
  paths.homeV2,
  paths.about,
  paths.service,
  paths.serviceDetails('grooming'),
  paths.vets,
  paths.vet('farah-sheikh'),
  paths.clinics,
  paths.clinic('kothrud'),
  paths.timetable,
  paths.portfolio,
  paths.blog,
  paths.contact,
];

describe('a record that is removed', () => {
  it('a record that is removed is named by several pages while it is there', async () => {
    remove();
    const texts = textsIn(await joined());
    for (const { link } of ids) expect(texts).toContain(link);
  });

  it.each(ids)('leaves no link to the $kind $id', async ({ id, link }) => {
    remove(id);
    expect(textsIn(await joined())).not.toContain(link);
  });

  it.each([
    ['a few', ['sudha-krishnan', 'rohan-das', 'physiotherapy', 'consultations', 'indiranagar']],
    ['all but one of each', ids.map(({ id }) => id).filter((id) => !left.includes(id))],
  ])('leaves every page whole: %s', async (_, gone) => {
    remove(...gone);
    const { renderPage } = await import('#src/app/renderPage.tsx');
    for (const address of pages) {
      const { html } = await renderPage(address);
      expect(html, `at ${address}`).toMatch(/<h1[ >]/);
      expect(html, `at ${address}`).not.toMatch(
        /Unexpected Application Error|sudha-krishnan|undefined/,
      );
    }
  });
});
