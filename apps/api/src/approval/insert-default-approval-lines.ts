// The approval lines of a new company, for all four kinds of request: line manager, then HR (R2).
import { defaultTemplate } from '@hr/domain/approval/approval-line.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import { insertTemplates } from './template.store.ts'

const kinds: readonly RequestKind[] = ['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT']

export const insertDefaultApprovalLines = (db: Scope): Promise<void> =>
  insertTemplates(db, kinds, defaultTemplate)
