import type { Locator, Page } from 'playwright/test';
import { booked, expectOutcome, fieldOf, sampleBooking, sampleMobile } from './support/booking.ts';
import { drawn } from './support/hydrate.ts';
import { slowDown } from './support/network.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('an owner books on a phone with one thumb, from the first screen on', async ({ page }) => {
  const thumb = thumbOn(page);
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await thumb.press(page.getByRole('main').getByRole('link', { name: 'Book Now' }).first());
  const form = page.getByRole('form', { name: 'Book an appointment' });
  const field = (name: string) => fieldOf(form, name);
  const { location, type, pet, time } = sampleBooking();
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeInViewport();
  await expect(field('location').getByRole('option', { name: location })).toBeAttached();
  await thumb.pick(field('location'), location);
  await thumb.pick(field('appointmentType'), type);
  // The second open day: today's slots may have passed.
  await thumb.press(form.getByRole('radio', { disabled: false }).nth(1));
  await expect(field('appointmentDate')).not.toHaveValue('');
  await thumb.pick(field('appointmentTime'), time);
  await thumb.pick(field('petType'), pet);
  await thumb.type(field('comments'), 'Limping since Saturday.');
  await thumb.type(field('name'), 'Asha Rao');
  await thumb.typeNext(field('mobileNumber'), sampleMobile);
  await thumb.typeNext(field('email'), 'asha@example.com');
  // The phone keyboard's Enter submits.
  await page.keyboard.press('Enter');
  await expectOutcome(form, booked);
  await expect(form.getByText(booked)).toBeInViewport();
  const confirmation = page.getByRole('region', { name: / to confirm, / });
  for (const text of [location, time]) await expect(confirmation.getByText(text)).toBeInViewport();
});

/** A thumb that swipes to a target and presses it. */
function thumbOn(page: Page) {
  async function reach(target: Locator): Promise<void> {
    for (let swipes = 0; swipes < 8; swipes += 1) {
      const away = await distanceTo(target);
      if (away === 0) return;
      await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), away);
      await drawn(page);
    }
    throw new Error(`A thumb does not get to ${String(target)}.`);
  }

  async function press(target: Locator): Promise<void> {
    await reach(target);
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(Math.min(width, height), `the size of ${String(target)}`).toBeGreaterThanOrEqual(44);
    await target.tap();
  }

  async function write(target: Locator, text: string): Promise<void> {
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    await page.keyboard.insertText(text);
  }

  return {
    press,
    async type(target: Locator, text: string): Promise<void> {
      await press(target);
      await write(target, text);
    },
    /** Types into the field that the keyboard's Enter leads to. */
    async typeNext(target: Locator, text: string): Promise<void> {
      await page.keyboard.press('Enter');
      await write(target, text);
    },
    async pick(target: Locator, option: string): Promise<void> {
      await press(target);
      await target.selectOption(option);
    },
  };
}

/** The distance in px that brings a target to the middle of the screen; 0 if it can be pressed already. */
async function distanceTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const at = document.elementFromPoint(left + width / 2, middle);
    const isFree = at !== null && (element.contains(at) || at.contains(element));
    if (isFree && top >= 0 && bottom <= window.innerHeight) return 0;
    return Math.round(middle - window.innerHeight / 2) || 1;
  });
}
