import { PictureImage } from '#src/components/PictureImage.tsx';
import { bookingHref, paths } from '#src/config/paths.ts';
import { about } from '#src/content/about.ts';
import { appointmentsPage } from '#src/content/appointments.ts';
import { brand } from '#src/content/brand.ts';
import { contactPage } from '#src/content/contact.ts';
import { doctorPage, doctorsPage } from '#src/content/doctors.ts';
import { portfolio } from '#src/content/portfolio.ts';
import { serviceDetails } from '#src/content/serviceDetails.ts';
import { servicesPage } from '#src/content/servicesPage.ts';
import { sessions, timetable, weekOf } from '#src/content/timetable.ts';
import { vets } from '#src/content/vets.ts';
import { AddressList } from '#src/sections/AddressList.tsx';
import { AlarmBox } from '#src/sections/AlarmBox.tsx';
import { AskBand } from '#src/sections/AskBand.tsx';
import { AskFor } from '#src/sections/AskFor.tsx';
import { Clipboard } from '#src/sections/Clipboard.tsx';
import { FiguresSentence } from '#src/sections/FiguresSentence.tsx';
import { FirstVisit } from '#src/sections/FirstVisit.tsx';
import { GalleryRail } from '#src/sections/GalleryRail.tsx';
import { LeashOfAges } from '#src/sections/LeashOfAges.tsx';
import { ListFoot } from '#src/sections/ListFoot.tsx';
import { ListHead } from '#src/sections/ListHead.tsx';
import { PageHead } from '#src/sections/PageHead.tsx';
import { PhaseWall } from '#src/sections/PhaseWall.tsx';
import { Promises } from '#src/sections/Promises.tsx';
import { QuestionList } from '#src/sections/QuestionList.tsx';
import { SampleForm } from '#src/sections/SampleForm.tsx';
import { SampleFormBand } from '#src/sections/SampleFormBand.tsx';
import { SampleSheet } from '#src/sections/SampleSheet.tsx';
import { SectionHead } from '#src/sections/SectionHead.tsx';
import { ServiceHouse } from '#src/sections/ServiceHouse.tsx';
import { StatusNote } from '#src/sections/StatusNote.tsx';
import { StreetBand } from '#src/sections/StreetBand.tsx';
import { VetCorridor } from '#src/sections/VetCorridor.tsx';
import { VisitPlanner } from '#src/sections/VisitPlanner.tsx';
import { WeekGrid } from '#src/sections/WeekGrid.tsx';
import { WeekList } from '#src/sections/WeekList.tsx';
import { WorryIndex } from '#src/sections/WorryIndex.tsx';
import type { Sample } from './Sample.ts';

const form = { ...appointmentsPage.form, bookingHref, phone: brand.phone };
const [vet] = vets;

/** The sections of the inner pages and of the staff's lists. */
export const pages: Sample[] = [
  {
    name: 'PageHead',
    section: (
      <PageHead
        wall="mint"
        floor
        pathname={paths.about}
        title={about.heading}
        lead={about.lead}
        wide
      >
        <PictureImage picture={about.team} />
      </PageHead>
    ),
  },
  { name: 'SectionHead', section: <SectionHead title="A heading" lead="And what it is about." /> },
  { name: 'Promises', section: <Promises {...about.promises} /> },
  { name: 'StreetBand', section: <StreetBand {...about.street} /> },
  { name: 'LeashOfAges', section: <LeashOfAges {...about.life} /> },
  { name: 'QuestionList', section: <QuestionList {...about.questions} /> },
  { name: 'FiguresSentence', section: <FiguresSentence {...about.sum} /> },
  { name: 'ServiceHouse', section: <ServiceHouse {...servicesPage.house} /> },
  { name: 'VisitPlanner', section: <VisitPlanner {...servicesPage.planner} /> },
  { name: 'AskBand', section: <AskBand {...servicesPage.ask} ground="wash" /> },
  {
    name: 'PhaseWall',
    section: <PhaseWall phase={serviceDetails.before.phase} wall="wash" />,
  },
  { name: 'AlarmBox', section: <AlarmBox {...serviceDetails.after.alarm} /> },
  { name: 'VetCorridor', section: <VetCorridor doors={doctorsPage.walls[0]} /> },
  { name: 'WorryIndex', section: <WorryIndex {...doctorsPage.worries} /> },
  {
    name: 'FirstVisit',
    section: vet && (
      <FirstVisit
        facts={[
          { name: 'Looks after', value: vet.looksAfter },
          { name: 'Speaks', value: vet.languages.join(', ') },
        ]}
        heading={`A first visit with ${vet.firstName}`}
        {...vet.firstVisit}
        asked={{ heading: 'Often asked about', items: vet.oftenAskedAbout }}
        week={{
          heading: 'When she is in',
          days: weekOf(vet.id),
          note: doctorPage.weekNote,
          link: doctorPage.weekLink,
        }}
      />
    ),
  },
  {
    name: 'AskFor',
    section: (
      <AskFor
        heading="Ask for somebody"
        lead="To get a time, use the booking form or call."
        bookingHref={bookingHref}
        phone={brand.phone}
        {...doctorPage.form}
      />
    ),
  },
  { name: 'WeekGrid', section: <WeekGrid sessions={sessions} caption={timetable.caption} /> },
  { name: 'WeekList', section: <WeekList sessions={sessions} /> },
  { name: 'GalleryRail', section: <GalleryRail frames={portfolio.rails[0]} /> },
  {
    name: 'AddressList',
    section: <AddressList {...contactPage.addresses} bookingHref={() => bookingHref} />,
  },
  { name: 'SampleForm', section: <SampleForm {...form} label="Sample form" /> },
  {
    name: 'SampleSheet',
    section: <SampleSheet {...form} label="Sample sheet" heading="On a sheet" />,
  },
  {
    name: 'SampleFormBand',
    section: (
      <SampleFormBand
        {...form}
        label="Sample band"
        heading="Beside its heading"
        lead="It sends nothing, and says so."
        figure={vet?.figure}
      />
    ),
  },
  {
    name: 'Clipboard',
    section: (
      <Clipboard picture={appointmentsPage.picture}>
        <SampleForm {...form} label="Clipboard form" />
      </Clipboard>
    ),
  },
  { name: 'StatusNote', section: <StatusNote message="A quiet line above a list." /> },
  { name: 'ListHead', section: <ListHead title="A list" status="Three of three" /> },
  { name: 'ListFoot', section: <ListFoot line="Showing 1 to 3" /> },
];
