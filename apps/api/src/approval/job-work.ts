import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import type { EngineWork } from './request-kind.ts'

/** The context of a job. It has no reader: notifications are worded when they are read. */
export const jobWork = (db: Scope, services: Services): EngineWork => ({
  db,
  now: db.now,
  language: 'en',
  services,
  caller: { workspaceId: db.workspaceId },
})
