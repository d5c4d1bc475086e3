import type { Plugin } from 'vite';
import { builtLanguage, english } from '#scripts/languages/languages.ts';
import { checkContent } from './checkContent.ts';
import { problemReport } from './Problem.ts';

/** Checks the content: a build stops with all its errors at once. */
export function contentCheck(): Plugin {
  return {
    name: 'vetbuddy:content-check',
    // Once a build, not for the prerenderer's half and the other languages.
    apply: (_, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && builtLanguage() === english,
    // Before the build begins: what fails within it is printed with the bundler's stack.
    async configResolved() {
      const problems = await checkContent();
      if (problems.length === 0) return;
      const error = new Error(`The content needs mending:\n${problemReport(problems)}`);
      error.stack = error.message;
      throw error;
    },
  };
}
