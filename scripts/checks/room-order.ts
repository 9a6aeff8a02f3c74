// The order of the folders and files of apps/api/src, from the bottom. Each imports only what is on a lower floor.
export const floors: readonly (readonly string[])[] = [
  // Kernel: knows nothing of people or companies.
  ['outbound', 'start-error.ts', 'trusted-proxies.ts', 'version.ts'],
  ['config.ts', 'run-command.ts'],
  ['db'],
  ['embedded-postgres', 'files', 'jobs'],
  ['services.ts'],
  ['http'],
  ['live'],
  ['import', 'mail', 'notification'],
  // Who: the company, its people, their accounts and what they may do.
  ['company', 'people'],
  ['audit', 'calendar'],
  ['session'],
  ['access'],
  // The engine of requests, and the facts that features tell each other.
  ['approval'],
  ['export', 'facts.ts'],
  ['request'],
  // Features, each above those whose data it changes.
  ['address', 'organization'],
  ['attendance'],
  ['leave'],
  ['employee'],
  ['holiday', 'operator', 'search', 'system'],
  // On top: what knows them all.
  ['space'],
  ['backup', 'doctor', 'schedule'],
  ['reactions.ts', 'request-kinds.ts', 'seed'],
  ['routes.ts'],
  ['app.ts'],
  ['start-server.ts'],
  ['main.ts'],
]

/** Imports that still run up or along a floor; this list may only get shorter. */
export const openCircles: readonly string[] = []
