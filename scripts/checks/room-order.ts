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
  ['audit'],
  ['session'],
  ['access'],
  // The engine of requests.
  ['approval'],
  ['export'],
  ['request'],
  // Features: none imports another on its floor.
  ['address', 'holiday', 'organization'],
  ['attendance', 'employee', 'leave', 'operator', 'search', 'system'],
  // On top: what knows them all.
  ['space'],
  ['backup', 'doctor', 'schedule'],
  ['seed'],
  ['routes.ts'],
  ['app.ts'],
  ['start-server.ts'],
  ['main.ts'],
]

/** Imports that still run up or along a floor; this list may only get shorter. */
export const openCircles: readonly string[] = [
  'approval -> attendance',
  'approval -> holiday',
  'approval -> leave',
  'attendance -> employee',
  'attendance -> leave',
  'employee -> attendance',
  'employee -> leave',
  'holiday -> attendance',
  'holiday -> leave',
  'leave -> attendance',
  'leave -> employee',
  'organization -> attendance',
  'organization -> employee',
]
