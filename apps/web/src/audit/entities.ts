// The kinds of audited rows that the filter offers.
import { auditEntities } from '@hr/domain/audit/audit-entities.ts'
import type { AuditEntity } from '@hr/domain/audit/audit-entities.ts'

const notOffered: ReadonlySet<AuditEntity> = new Set([
  // Of the console and the space.
  'workspace',
  'workspace_export',
  'console_role',
  'owner_invitation',
  'space',
  'starter_position',
  'starter_department',
  // Rare, and found by the person or the day.
  'leave_feed',
  'attendance_rules',
])

export const entities = auditEntities.filter(entity => !notOffered.has(entity))
