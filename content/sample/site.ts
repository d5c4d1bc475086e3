import type { Site } from '#src/content/schema/site.ts';

/** What the site has: `true` or `false`. What is off has no address, and nothing leads to it. */
export const site: Site = {
  /**
   * `false` once all facts are your own: no page says any more that something is a sample, and the build refuses what is left of
   * the sample.
   */
  samples: true,
  /** `false`: light at night too. */
  darkMode: true,
  /** The forms without a call of their own: on /contact, below articles, and all of /appointments. */
  sampleForms: true,
  /** Below articles. */
  comments: true,
  pages: {
    /** /home-v2, the medical-style home */
    homeV2: true,
    /** /home-v3, the veterinary home */
    homeV3: true,
    /** /timetable; a vet's page keeps the vet's own week */
    timetable: true,
    /** /portfolio */
    portfolio: true,
    /** The articles, and all that leads to them. /blog stays, for what the site's search finds. */
    blog: true,
    /** /devHome, which shows what an address holds after its question mark */
    devHome: true,
    /** /devcontact, the booking form that also sends the time of booking */
    devContact: true,
    /** /devappointmentlist, the request list under another address */
    devAppointmentList: true,
    // A text page goes by its file's name, and is on where it is not named here: careers: false
  },
};
