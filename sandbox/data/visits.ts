/** A visit as the visits call sends it (docs/product.md, section 3). */
interface VisitRecord {
  id: number;
  patient_id: number;
  patient_name: string;
  client_id: number;
  client_name: string;
  phone: string;
  visit_id: number;
  visit_name: string;
  /** A link, or empty. */
  supporting_documents: string;
  created_on: string;
}

/** [owner, pet, phone] */
const patients = [
  ['Anjali Menon', 'Gabru', '5555502001'],
  ['Megha Patil', 'Chinni', '5555502002'],
  ['Joseph Fernandes', 'Simba', '5555502003'],
  ['Lakshmi Iyer', 'Laddu', '5555502004'],
  ['Sana Qureshi', 'Mishti', '5555502005'],
  ['Arjun Reddy', 'Rocky', '5555502006'],
  ['Tenzin Dolma', 'Momo', '5555502007'],
  ['Kavya Shetty', 'Coco', '5555502008'],
  ['Rohan Mehta', 'Sheru', '5555502009'],
] as const;

/** The number under which an owner has visits; undefined for any other name. */
export function phoneOfVisits(owner: string): string | undefined {
  return patients.find(([name]) => name === owner)?.[2];
}

const reasons = [
  'General consultation',
  'Vaccination',
  'Blood test',
  'X-ray',
  'Dental check',
  'Follow-up',
  'Skin treatment',
] as const;

/** A phone number with six visits; printed in the terminal. */
export const samplePhone = patients[0][2];

/** Most visits have no documents; one has a URL that must never become a link. */
function documentsOf(index: number): string {
  if (index === 6) return 'javascript:alert(document.domain)';
  if (index % 4 === 1) return `https://example.com/documents/visit-${9001 + index}.pdf`;
  return '';
}

/** 47 visits, four full pages and a short one; a date every five days from 2 April 2026. */
export const visits: VisitRecord[] = Array.from({ length: 47 }, (_, index) => {
  const patient = index % patients.length;
  const [clientName, patientName, phone] = patients[patient] ?? patients[0];
  return {
    id: 501 + index,
    patient_id: 3001 + patient,
    patient_name: patientName,
    client_id: 2001 + patient,
    client_name: clientName,
    phone,
    visit_id: 9001 + index,
    visit_name: reasons[index % reasons.length] ?? reasons[0],
    supporting_documents: documentsOf(index),
    created_on: new Date(Date.UTC(2026, 3, 2 + index * 5, 5, 30 + (index % 25))).toISOString(),
  };
});
