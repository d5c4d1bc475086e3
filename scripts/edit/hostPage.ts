import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Site } from '#src/content/schema/site.ts';
import { recordValues } from '#scripts/content/records.ts';
import { formPolicy } from '#scripts/hosting/headers.ts';
import { buildForm } from './buildForm.ts';
import { formSetup } from './setup.ts';

type Editing = NonNullable<Site['editing']>;

const publicHosts = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

/** The origin of the git host's API. */
function originOf({ host, address }: Editing): string {
  return new URL(host !== 'github' && address ? address : publicHosts[host]).origin;
}

/** The form's backend. Who edits logs in with a token of their own, which stays in their browser: nothing secret is built in. */
function backendOf(editing: Editing) {
  const { host, repository, branch } = editing;
  const origin = originOf(editing);
  const shared = { name: host, repo: repository, branch, auth_methods: ['token'] };
  if (host === 'github') return shared;
  if (host === 'gitea') return { ...shared, base_url: origin, api_root: `${origin}/api/v1` };
  const roots = { api_root: `${origin}/api/v4`, graphql_api_root: `${origin}/api/graphql` };
  return { ...shared, base_url: origin, ...roots };
}

/** The form's policy; undefined where the site has no form. */
export function policyOfForm(): string | undefined {
  const { editing } = recordValues('site.yaml').site;
  return editing && formPolicy(originOf(editing));
}

/** Builds the form into the site, where site.yaml says where it works. */
export function formPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'vetbuddy:form-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const { editing } = recordValues('site.yaml').site;
      if (!editing) return;
      const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOfForm()}" />`;
      const folder = resolve(config.root, config.build.outDir);
      await buildForm(folder, formSetup(backendOf(editing)), policy);
    },
  };
}
