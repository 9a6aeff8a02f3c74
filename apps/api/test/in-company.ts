import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { TestApp } from './test-app.ts'

/** The server itself, at the time of the test. */
export const acting = ({ services }: TestApp) => ({ actor: { job: 'test' }, now: services.now() })

export const inCompany = <T>(
  server: TestApp,
  workspaceId: string,
  work: (trx: Scope) => Promise<T>,
): Promise<T> => inWorkspace(server.services.db, workspaceId, trx => work(trx.as(acting(server))))
