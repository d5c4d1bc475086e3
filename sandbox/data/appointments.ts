import { stores } from './stores.ts';
import { phoneOfVisits } from './visits.ts';

/** The body of a booking call. */
export interface Booking {
  name: string;
  mobileNumber: string;
  email: string;
  appointmentType: string;
  petType: string;
  location: string;
  appointmentDate: string;
  appointmentTime: string;
  comments: string;
}

export type AppointmentRecord = ReturnType<typeof recordOf>;

/** A booking as the admin list sends it (docs/product.md, section 3). */
export function recordOf(booking: Booking, id: number) {
  const store = stores.find((candidate) => String(candidate.id) === booking.location);
  return {
    id,
    name: booking.name,
    mobile_number: booking.mobileNumber,
    email: booking.email,
    appointment_type: booking.appointmentType,
    pet_type: booking.petType,
    location_name: store?.store_name ?? '',
    store_manager_number: store?.store_manager_number ?? '',
    /** ISO date-time; null for a record without a date. */
    appointment_date: booking.appointmentDate ? `${booking.appointmentDate}T00:00:00.000Z` : null,
    /** HH:MM */
    appointment_time: booking.appointmentTime,
    comments: booking.comments,
  };
}

/**
 * Owner, type, pet, index of the store, date, time, comments; a line without a bar continues the comments. Some comments
 * hold quotes, markup, scripts or a formula, and one request has no date.
 */
const rows = `
Anjali Menon | Vet Consultation | Dog | 0 | 2026-08-03 | 10:30 | Limping on the left front leg since Saturday.
Karthik Subramanian | Pet Vaccination | Dog | 1 | 2026-08-05 | 11:00 | Booster is due, we have the old card.
Megha Patil | Surgery | Cat | 2 | 2026-08-08 | 12:30 | Spay, as discussed on the phone.
Farhan Sheikh | Grooming | Dog | 0 | 2026-08-12 | 16:00 | Long coat, a little matted behind the ears.
Ritu Chatterjee | Pet Vaccination | Cat | 3 | 2026-08-14 | 10:30 | First vaccination, twelve weeks old.
Joseph Fernandes | Vet Consultation | Dog | 1 | 2026-08-19 | 18:30 | Scratches all night.
Sana Qureshi | Vet Consultation | Cat | 4 | 2026-08-21 | 19:30 | Drinks far more than she used to.
Devika Menon | Surgery | Dog | 2 | 2026-08-27 | 11:30 | Lump on the flank, seen in July.
Harpreet Gill | Vet Consultation | Dog | 4 | 2026-08-31 | 13:00 | Puppy check before we travel.
Lakshmi Iyer | Pet Vaccination | Dog | 0 | 2026-09-02 | 10:30 | Rabies and the yearly booster.
Imran Khan | Vet Consultation | Cat | 1 | 2026-09-04 | 12:00 | Sneezing for four days, still eating.
Sneha Kulkarni | Grooming | Cat | 1 | 2026-09-05 | 15:30 | Nails only, please. He is shy.
Arjun Reddy | Surgery | Dog | 0 | 2026-09-09 | 11:00 | Second opinion on the knee.
Nandini Bose | Pet Vaccination | Cat | 3 | 2026-09-11 | 17:00 | Two kittens from the same litter.
Thomas Varghese | Vet Consultation | Dog | 2 | 2026-09-15 | 18:00 | Ate a sock yesterday.
Pooja Deshmukh | Vet Consultation | Dog | 1 | 2026-09-18 | 10:30 | Ear smells again.
Vikram Singh | Vet Consultation | Dog | 4 | 2026-09-22 | 19:00 | Stiff after walks.
Ayesha Siddiqui | Vet Consultation | Cat | 0 | 2026-09-25 | 14:30 | Not using the tray since we moved house.
Ganesh Pillai | Surgery | Dog | 2 | 2026-09-29 | 12:00 | Dental cleaning under anaesthetic.
Kavya Shetty | Pet Vaccination | Dog | 0 | 2026-10-01 | 10:30 | Puppy, second round.
Rohan Mehta | Vet Consultation | Dog | 1 | 2026-10-03 | 11:30 | Coughs when pulling on the lead.
Tenzin Dolma | Vet Consultation | Cat | 4 | 2026-10-06 | 16:30 | Third eyelid is showing.
Shreya Ghosh | Pet Vaccination | Cat | 3 | 2026-10-08 | 12:30 | Adopted last week, no papers.
Abdul Rahman | Grooming | Dog | 0 | 2026-10-10 | 13:30 | Tick bath as well if possible.
Priya Natarajan | Surgery | Cat | 2 | 2026-10-13 | 10:30 | Stitches out.
Manoj Tiwari | Vet Consultation | Dog | 4 | 2026-10-16 | 17:30 | Weight plan, he is 41 kg.
Elsa D'Souza | Vet Consultation | Dog | 1 | 2026-10-20 | 18:30 | Afraid of fireworks, Diwali is near.
Yusuf Ali | Pet Vaccination | Dog | 0 | 2026-10-23 | 19:30 | After work only, thank you.
Bhavna Joshi | Vet Consultation | Cat | 1 | 2026-10-27 | 11:00 | Broken tooth?
Ramesh Gowda | Surgery | Dog | 0 | 2026-10-30 | 15:00 | Check of the scar from September.
Zoya Mirza | Vet Consultation | Cat | 4 | 2026-11-02 | 10:30 | Hides and does not want to be touched.
Aditya Sen | Pet Vaccination | Dog | 3 | 2026-11-04 | 11:30 | Three dogs, one visit if you can.
Malathi Krishnan | Vet Consultation | Dog | 2 | 2026-11-06 | 13:30 | Hot spot on the back.
Nikhil Jain | Grooming | Cat | 1 | 2026-11-09 | 16:00 | Persian, the coat is knotted.
Simran Kaur | Vet Consultation | Dog | 4 | 2026-11-11 | 18:00 | Scooting on the floor.
Dinesh Patil | Surgery | Dog | 0 | 2026-11-13 | 12:30 | X-ray of the hip first?
Asha "Ash" O'Neill, मीरा மீரா ಮೀರಾ | Vet Consultation | Cat | 0 | 2026-11-16 | 10:30 | She said: "he's off his food", again.
Second line; with a tab\there, a comma, and 🐈‍⬛ 🐾.
<b>Not bold</b> & not &amp; either.
हिन्दी: बिल्ली बीमार है। தமிழ்: பூனை. ಕನ್ನಡ: ಬೆಕ್ಕು.
Prakash Kumar | Pet Vaccination | Dog | 1 | 2026-11-18 | 11:30 | =HYPERLINK("https://example.com","Open me")
Vasundhara Das | Vet Consultation | Cat | 3 | | 12:00 | Will call back about the date.
Irfan Pathan | Vet Consultation | Dog | 1 | 2026-11-20 | 19:30 | Vomited twice this morning.
Geeta Bhatt | Pet Vaccination | Cat | 3 | 2026-11-23 | 10:30 | Yearly booster.
Suresh Babu | Vet Consultation | Dog | 2 | 2026-11-26 | 17:00 | Blood test again, fasting since the evening.
Charu Saxena | Vet Consultation | Cat | 4 | 2026-11-30 | 12:00 | Blind in one eye, new to us.
Naveen Hegde | Surgery | Dog | 0 | 2026-12-03 | 11:00 | Neutering.
Fatima Ansari | Pet Vaccination | Dog | 1 | 2026-12-08 | 18:30 | Puppy, first round.
Om Prakash | Grooming | Dog | 0 | 2026-12-15 | 14:00 | Before a wedding on the 16th.
Leela Thampi | Vet Consultation | Cat | 2 | 2026-12-28 | 10:30 | Boarding certificate.
Rahul Verma | Vet Consultation | Dog | 4 | 2027-01-05 | 19:00 | Follow-up of the skin treatment.
`
  .trim()
  .split(/\n(?=.* \| )/)
  .map((row) => row.split('|').map((cell) => cell.trim()));

/** In plain ASCII, whatever the name. */
function emailOf(name: string, index: number): string {
  const first = name
    .split(' ')[0]
    ?.toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return `${first}.${index + 1}@example.com`;
}

/** Spreads the requests over the days around `day` (YYYY-MM-DD): four a day, the first third before it. */
function dayAround(day: string, index: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + Math.floor((index - rows.length / 3) / 4));
  return date.toISOString().slice(0, 10);
}

/**
 * The sample requests. Owners' numbers start with a 5, as no Indian mobile number does. With `today` (YYYY-MM-DD) their days lie
 * around it, and owners with sample visits have the number of those.
 */
export function appointmentsAt(today?: string): AppointmentRecord[] {
  return rows.map((row, index) => {
    const [name = '', type = '', pet = '', store, fixedDate = '', time = '', comments = ''] = row;
    const date = fixedDate && today ? dayAround(today, index) : fixedDate;
    const booking = {
      name,
      mobileNumber: (today && phoneOfVisits(name)) || String(5555501101 + index),
      email: emailOf(name, index),
      appointmentType: type,
      petType: pet,
      location: String(stores[Number(store)]?.id),
      appointmentDate: date,
      appointmentTime: time,
      comments,
    };
    const record = recordOf(booking, 1101 + index);
    // Some servers send a time in another zone; only the date part counts.
    return index % 3 || !date ? record : { ...record, appointment_date: `${date}T18:30:00.000Z` };
  });
}
