import { bookingForm, valuesOf } from './support/booking.ts';
import { sampleStore, site } from './support/site.ts';
import { expect, test } from './support/test.ts';

test(
  'choosing a need filters the clinics, and Book here fills in the booking form',
  { tag: '@main' },
  async ({ page }) => {
    const { id, slug, pet_vaccination } = sampleStore();
    const offering = site().stores.filter(({ surgery }) => surgery);
    const name = site().clinics.find((clinic) => clinic.slug === slug)?.name;
    const lists: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /admin-stores-list/.test(request.url()))
        lists.push(request.url());
    });
    await page.goto('/');
    const clinics = page.getByRole('region', { name: 'Find your clinic' });
    await clinics.scrollIntoViewIfNeeded();
    await clinics.getByRole('button', { name: 'Surgery' }).click();
    await expect(clinics.getByRole('status')).toHaveText(
      `${offering.length} of ${site().clinics.length} clinics for Surgery`,
    );
    await clinics.getByRole('link', { name: `Book here at ${name}` }).click();

    const form = await bookingForm(page);
    await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeInViewport();
    await expect(form.getByLabel('Location')).toHaveValue(String(id));
    expect(await valuesOf(form)).toMatchObject({
      location: String(id),
      appointmentType: 'Surgery',
    });
    // A business's own types follow; the sample has none.
    const types = form.getByLabel('Appointment Type').getByRole('option');
    const known = /^(?:Select|Vet Consultation|Pet Vaccination|Surgery|Grooming)/;
    await expect(types.filter({ hasText: known })).toHaveText([
      'Select Appointment Type',
      'Vet Consultation',
      // The sample store offers it where no other does surgery.
      ...(pet_vaccination ? ['Pet Vaccination'] : []),
      'Surgery',
    ]);
    expect(lists).toHaveLength(1);
  },
);
