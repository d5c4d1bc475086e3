import AOS from 'aos';
import 'aos/dist/aos.css';
import './reveal.css';

let started = false;

/** Imported after hydration: aos's CSS hides elements that only its script reveals. */
export function revealParts() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal]:not([data-aos])'))
    if (part.getBoundingClientRect().top > window.innerHeight) part.dataset.aos = 'rise';
  if (started) {
    AOS.refreshHard();
    return;
  }
  started = true;
  // An offset would keep the last element of a page hidden.
  AOS.init({ duration: 1500, offset: 0, once: true, disable: 'mobile', easing: 'ease-out-quart' });
}
