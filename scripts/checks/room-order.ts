// The layers of apps/api/src, lowest first. Each folder or file imports only lower layers.
export const floors: readonly (readonly string[])[] = [
  // Kernel: knows nothing of people or companies.
  ['outbound', 'start-error.ts', 'thread-priority.ts', 'trusted-proxies.ts', 'version.ts'],
  ['config.ts', 'run-command.ts'],
  ['db'],
  ['embedded-postgres', 'files', 'jobs'],
  ['services.ts'],
  ['http'],
  ['live'],
  ['import', 'mail'],
  ['notification'],
  // Who: the company, its people, their accounts and what they may do.
  ['company', 'people'],
  ['audit', 'calendar'],
  ['session'],
  ['access'],
  // The request engine, and the facts that features publish to each other.
  ['approval'],
  ['export', 'facts.ts'],
  ['request'],
  // Features, each above those whose data it changes.
  ['address', 'currency', 'holiday', 'notification-setting', 'organization', 'saved-view', 'starter'],
  ['company-profile', 'ot-setting'],
  ['attendance', 'leave'],
  ['overtime'],
  ['employee'],
  ['console-role', 'first-steps', 'home', 'search', 'system'],
  ['workspace-export'],
  // On top: what knows all of them.
  ['space'],
  ['business', 'console-user', 'operator'],
  ['backup', 'doctor', 'schedule'],
  ['reactions.ts', 'request-kinds.ts', 'seed'],
  ['routes.ts'],
  ['app.ts'],
  ['start-server.ts'],
  ['main.ts'],
]

/** Imports that still break the order; this list may only get shorter. */
export const openCycles: readonly string[] = []
