import type { Locator, Page } from 'playwright/test';
import { booked, sampleBooking } from './support/booking.ts';
import { expect, test } from './support/test.ts';

/** Slow 4G and a slow phone, as Lighthouse has them. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerBy = 4;

/** `FILM=1`: on the slow phone too, with a picture of each step. Without it the thumb alone is counted, which is quick. */
const filmed = Boolean(process.env.FILM);

/** How far a swipe goes, in px; a list of the phone's own and the choice in it are one press. What a thumb takes, in seconds: to find and press a target, to swipe, to type a letter, to choose in the phone's own picker. */
const swipe = 450;
const pace = { press: 1.5, swipe: 1, letter: 0.2, pick: 3 };

test.use({
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a thumb books from the first screen in eight presses', async ({ page }) => {
  test.slow();
  const thumb = thumbOn(page);
  await slowDown(page);
  /** Frames of the film, to look at. */
  let frames = 0;
  const film = async () => {
    frames += 1;
    if (filmed) await page.screenshot({ path: test.info().outputPath(`${frames}.png`) });
  };

  const start = Date.now();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await film();
  await thumb.press(page.getByRole('main').getByRole('link', { name: 'Book Now' }).first());
  const form = page.getByRole('form', { name: 'Book an appointment' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const { location, type, pet, time } = sampleBooking();
  await expect(page.getByRole('heading', { name: 'Book a visit' })).toBeInViewport();
  await expect(field('Location').getByRole('option', { name: location })).toBeAttached();
  await film();
  await thumb.pick(field('Location'), location);
  await thumb.pick(field('Appointment Type'), type);
  // The second: of the first one, today, the hour may be over.
  await thumb.press(form.getByRole('radio', { disabled: false }).nth(1));
  await expect(field('Appointment Date')).not.toHaveValue('');
  await thumb.pick(field('Appointment Time'), time);
  await film();
  await thumb.pick(field('Pet Type'), pet);
  await thumb.type(field('Comments'), 'Limping since Saturday.');
  await film();
  await thumb.type(field('Name'), 'Asha Rao');
  await thumb.typeNext(field('Mobile Number'), '9876543210');
  await thumb.typeNext(field('Email'), 'asha@example.com');
  await film();
  // The keyboard's own key sends.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: booked })).toBeInViewport();
  const panel = page.getByRole('region', { name: / to confirm, / });
  for (const words of [location, time]) await expect(panel.getByText(words)).toBeInViewport();
  await film();

  const waited = (Date.now() - start) / 1000;
  const thumbs = thumb.seconds();
  const description = `${thumb.presses()} presses, ${thumb.pixels()} px scrolled, ${thumbs.toFixed(0)} s of thumb, ${waited.toFixed(0)} s of page`;
  test.info().annotations.push({ type: 'film', description });
  console.log(description);
  expect(thumb.presses()).toBeLessThanOrEqual(8);
  expect(thumb.pixels()).toBeLessThanOrEqual(1500);
  // 45 s of thumb leave 15 s of waiting.
  expect(thumbs).toBeLessThan(45);
  if (filmed) expect(thumbs + waited).toBeLessThan(60);
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  if (filmed) await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
}

/** A thumb: it swipes to a target until it is in view and free, presses it there, and counts. */
function thumbOn(page: Page) {
  let presses = 0;
  let pixels = 0;
  let seconds = 0;

  async function reach(target: Locator): Promise<void> {
    for (let swipes = 0; swipes < 8; swipes += 1) {
      const away = await distanceTo(target);
      if (away === 0) return;
      await page.mouse.wheel(0, away);
      pixels += Math.abs(away);
      seconds += pace.swipe * Math.ceil(Math.abs(away) / swipe);
      await page.waitForTimeout(200);
    }
    throw new Error(`A thumb does not get to ${String(target)}.`);
  }

  async function press(target: Locator): Promise<void> {
    await reach(target);
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(Math.min(width, height), `the size of ${String(target)}`).toBeGreaterThanOrEqual(44);
    await target.tap();
    presses += 1;
    seconds += pace.press;
  }

  return {
    press,
    presses: () => presses,
    pixels: () => pixels,
    seconds: () => seconds,
    async type(target: Locator, text: string): Promise<void> {
      await press(target);
      await expect(target).toBeFocused();
      await page.keyboard.insertText(text);
      seconds += pace.letter * text.length;
    },
    /** After the keyboard's own key for the next field. */
    async typeNext(target: Locator, text: string): Promise<void> {
      await page.keyboard.press('Enter');
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport();
      await page.keyboard.insertText(text);
      seconds += pace.letter * (text.length + 1);
    },
    async pick(target: Locator, option: string): Promise<void> {
      await press(target);
      await target.selectOption(option);
      seconds += pace.pick;
    },
  };
}

/** How far to scroll until a target can be pressed in the middle of the screen: 0 where nothing covers it. */
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
