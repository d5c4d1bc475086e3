import { describe, expect, it } from 'vitest';
import { slowStyle } from '#tests/support/computedStyle.ts';

const page = `
  <h1>Heading</h1><p>Text with <b>bold</b> <span hidden>hidden</span> words</p>
  <div style="display: none"><i>inside</i></div>
  <div style="visibility: hidden"><p><a href="/">within</a></p><p style="visibility: visible">seen</p></div>
  <div style="opacity: 0">clear</div><div style="pointer-events: none"><button>Press</button></div>
  <details><summary>More</summary><p>Words</p></details><dialog>Closed</dialog><dialog open>Open</dialog>
  <form><label>Name <input></label><input type="hidden"><select><option>One</option></select><textarea></textarea></form>
  <table hidden><caption>Days</caption><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
  <ul><li>One</li></ul><template></template><svg><title>Drawn</title><path /></svg><noscript>None</noscript>`;

describe('the quick computed styles of the tests', () => {
  it('the quick computed styles of the tests are those of jsdom', () => {
    document.body.innerHTML = page;
    const elements = [...document.body.querySelectorAll('*')];
    expect(elements.length).toBeGreaterThan(35);
    const properties = ['display', 'visibility', 'opacity', 'pointer-events', 'color'];
    const stylesBy = (read: (element: Element) => CSSStyleDeclaration) =>
      elements.map((element) => [
        element.outerHTML,
        ...properties.map((property) => read(element).getPropertyValue(property)),
      ]);
    expect(stylesBy((element) => getComputedStyle(element))).toEqual(stylesBy(slowStyle));
  });

  it('follow what changes', () => {
    document.body.innerHTML = '<p>Words</p>';
    const words = document.querySelector('p')!;
    expect(getComputedStyle(words).display).toBe('block');
    words.hidden = true;
    expect(getComputedStyle(words).display).toBe('none');
    words.hidden = false;
    words.style.display = 'flex';
    expect(getComputedStyle(words).display).toBe('flex');
    document.body.style.visibility = 'hidden';
    expect(getComputedStyle(words).visibility).toBe('hidden');
    document.body.style.visibility = '';
  });
});
