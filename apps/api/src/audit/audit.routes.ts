// The audit log and the log of reads of sensitive data.
import * as contract from '@hr/contract/audit.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listAudit, listAllSensitiveReads } from './list-audit.ts'

export const auditRoutes: readonly Route[] = [
  route(contract.listAudit, listAudit),
  route(contract.listAllSensitiveReads, listAllSensitiveReads),
]
