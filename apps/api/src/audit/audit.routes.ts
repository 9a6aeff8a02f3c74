// The audit log and the log of reads of sensitive data.
import { listAllSensitiveReads, listAudit } from '@hr/contract/audit.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { auditFound, sensitiveReadsFound } from './list-audit.ts'

export const auditRoutes: readonly Route[] = [
  route(listAudit, auditFound),
  route(listAllSensitiveReads, sensitiveReadsFound),
]
