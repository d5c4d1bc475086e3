import { PictureImage } from '#src/components/PictureImage.tsx';
import { paths } from '#src/config/paths.ts';
import { aboutPage } from '#src/content/aboutPage.ts';
import { appointments } from '#content/pages/appointments.yaml';
import { appointmentsForm } from '#src/content/enquiryForms.ts';
import { contactPage } from '#src/content/contactPage.ts';
import { vetsPages } from '#content/pages/vets.yaml';
import { vetsPage } from '#src/content/vetsPage.ts';
import { privacyPage } from '#src/content/privacyPage.ts';
import { portfolioPage } from '#src/content/portfolioPage.ts';
import { serviceDetailsPage } from '#src/content/serviceDetailsPage.ts';
import { servicesPage } from '#src/content/servicesPage.ts';
import { timetablePage } from '#content/pages/timetable.yaml';
import { sessions, weekOf } from '#src/content/vetSessions.ts';
import { signatureOf } from '#src/content/vetCards.ts';
import { vets } from '#content/vets.yaml';
import { ClinicAddressList } from '#src/sections/clinics/ClinicAddressList.tsx';
import { EmergencyNotice } from '#src/sections/contact/EmergencyNotice.tsx';
import { enquiryWays } from '#src/pages/shared/enquiryWays.ts';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { ClipboardCard } from '#src/sections/contact/ClipboardCard.tsx';
import { StatsSentence } from '#src/sections/about/StatsSentence.tsx';
import { VetFirstVisit } from '#src/sections/people/VetFirstVisit.tsx';
import { PortfolioGallery } from '#src/sections/media/PortfolioGallery.tsx';
import { LifeStages } from '#src/sections/about/LifeStages.tsx';
import { ListFoot } from '#src/components/ListFoot.tsx';
import { ListHead } from '#src/components/ListHead.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ProcedurePhase } from '#src/sections/services/ProcedurePhase.tsx';
import { ClinicPromises } from '#src/sections/about/ClinicPromises.tsx';
import { QuestionList } from '#src/sections/contact/QuestionList.tsx';
import { EnquiryForm } from '#src/sections/contact/EnquiryForm.tsx';
import { EnquiryBand } from '#src/sections/contact/EnquiryBand.tsx';
import { NoticeSection } from '#src/sections/notice/NoticeSection.tsx';
import { WrittenEnquiry } from '#src/sections/contact/WrittenEnquiry.tsx';
import { EnquirySheet } from '#src/sections/contact/EnquirySheet.tsx';
import { SectionHead } from '#src/components/SectionHead.tsx';
import { ServiceOverview } from '#src/sections/services/ServiceOverview.tsx';
import { ServiceParts } from '#src/sections/services/ServiceParts.tsx';
import { StatusNote } from '#src/components/StatusNote.tsx';
import { FindClinicBand } from '#src/sections/about/FindClinicBand.tsx';
import { TeamGrid } from '#src/sections/people/TeamGrid.tsx';
import { WeekGrid } from '#src/sections/timetable/WeekGrid.tsx';
import { WeekList } from '#src/sections/timetable/WeekList.tsx';
import { SymptomIndex } from '#src/sections/services/SymptomIndex.tsx';
import type { Sample } from './GallerySample.ts';

const form = { ...appointmentsForm, ...enquiryWays };
const [vet] = vets;

/** The sections of the inner pages and of the staff lists. */
export const pages: Sample[] = [
  {
    name: 'PageHead',
    section: (
      <PageHead
        ground="mint"
        floor
        pathname={paths.about}
        title={aboutPage.heading}
        lead={aboutPage.lead}
        wide
      >
        <PictureImage picture={aboutPage.team} />
      </PageHead>
    ),
  },
  { name: 'SectionHead', section: <SectionHead title="A heading" lead="And what it is about." /> },
  {
    name: 'ClinicPromises',
    section: (
      <ClinicPromises {...aboutPage.promises} signature={signatureOf(aboutPage.signature)} />
    ),
  },
  { name: 'FindClinicBand', section: <FindClinicBand {...aboutPage.findClinic} /> },
  { name: 'LifeStages', section: <LifeStages {...aboutPage.lifeStages} /> },
  { name: 'QuestionList', section: <QuestionList {...aboutPage.questions} /> },
  { name: 'StatsSentence', section: <StatsSentence {...aboutPage.stats} /> },
  { name: 'ServiceOverview', section: <ServiceOverview {...servicesPage.overview} /> },
  { name: 'ServiceParts', section: <ServiceParts {...servicesPage.parts} /> },
  { name: 'ContactBand', section: <ContactBand {...servicesPage.contact} ground="wash" /> },
  {
    name: 'ProcedurePhase',
    section: <ProcedurePhase phase={serviceDetailsPage.before.phase} ground="wash" />,
  },
  { name: 'EmergencyNotice', section: <EmergencyNotice {...serviceDetailsPage.after.emergency} /> },
  { name: 'TeamGrid', section: <TeamGrid members={vetsPage.rows[0]} /> },
  { name: 'SymptomIndex', section: <SymptomIndex {...vetsPage.symptoms} /> },
  {
    name: 'VetFirstVisit',
    section: vet && (
      <VetFirstVisit
        facts={[
          { name: 'Looks after', value: vet.looksAfter },
          { name: 'Speaks', value: vet.languages.join(', ') },
        ]}
        heading={`A first visit with ${vet.firstName}`}
        {...vet.firstVisit}
        oftenAsked={{ heading: 'Often asked about', items: vet.oftenAskedAbout }}
        week={{
          heading: 'When she is in',
          days: weekOf(vet),
          note: vetsPages.vetPage.weekNote,
          link: vetsPages.vetPage.weekLink,
        }}
      />
    ),
  },
  {
    name: 'WeekGrid',
    section: <WeekGrid sessions={sessions} all={sessions} caption={timetablePage.caption} />,
  },
  { name: 'WeekList', section: <WeekList sessions={sessions} nothing={timetablePage.nothing} /> },
  { name: 'PortfolioGallery', section: <PortfolioGallery stories={portfolioPage.rows[0]} /> },
  {
    name: 'ClinicAddressList',
    section: <ClinicAddressList {...contactPage.addresses} />,
  },
  { name: 'EnquiryForm', section: <EnquiryForm {...form} label="Sample form" /> },
  {
    name: 'EnquirySheet',
    section: <EnquirySheet {...form} label="Sample sheet" heading="On a sheet" />,
  },
  {
    name: 'WrittenEnquiry',
    section: (
      <WrittenEnquiry
        {...contactPage.form}
        {...enquiryWays}
        values={{ name: 'Asha', comments: 'Do you keep cats?' }}
      />
    ),
  },
  {
    name: 'EnquiryBand',
    section: (
      <EnquiryBand
        {...form}
        label="Sample band"
        heading="Beside its heading"
        lead="It goes on to the booking form."
        figure={vet?.figure}
      />
    ),
  },
  {
    name: 'ClipboardCard',
    section: (
      <ClipboardCard picture={appointments.picture}>
        <EnquiryForm {...form} label="Clipboard form" />
      </ClipboardCard>
    ),
  },
  { name: 'NoticeSection', section: <NoticeSection part={privacyPage.parts[1]!} /> },
  { name: 'StatusNote', section: <StatusNote message="A quiet line above a list." /> },
  { name: 'ListHead', section: <ListHead title="A list" status="Three of three" /> },
  { name: 'ListFoot', section: <ListFoot line="Showing 1 to 3" /> },
];
