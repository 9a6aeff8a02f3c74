// The approval lines of a new company, for all four kinds of request: line manager, then HR (R2).
import { defaultTemplate } from '@hr/domain/approval/approval-line.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'

const kinds: readonly RequestKind[] = ['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT']

export async function insertDefaultApprovalLines(db: Scope): Promise<void> {
  await db
    .insertInto('approval_template_step')
    .values(
      kinds.flatMap(kind =>
        defaultTemplate.map(({ resolver, employeeId }, index) => ({
          workspace_id: db.workspaceId,
          kind,
          approve_order: index + 1,
          resolver,
          employee_id: employeeId ?? null,
        })),
      ),
    )
    .execute()
}
