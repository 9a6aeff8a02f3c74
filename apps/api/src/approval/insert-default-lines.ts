// The approval lines of a new company, for all four kinds of request: line manager, then HR (R2).
import { defaultTemplate } from '@hr/domain/approval/approval-line.ts'
import type { Kysely } from 'kysely'
import type { RequestKind } from '#api/db/schema/leave-tables.ts'
import type { Tables } from '#api/db/schema/tables.ts'

const kinds: readonly RequestKind[] = ['LEAVE', 'ATTENDANCE', 'OFF_SITE', 'OT']

export async function insertDefaultApprovalLines(db: Kysely<Tables>, workspaceId: string): Promise<void> {
  await db
    .insertInto('approval_template_step')
    .values(
      kinds.flatMap(kind =>
        defaultTemplate.map(({ resolver, employeeId }, index) => ({
          workspace_id: workspaceId,
          kind,
          approve_order: index + 1,
          resolver,
          employee_id: employeeId ?? null,
        })),
      ),
    )
    .execute()
}
