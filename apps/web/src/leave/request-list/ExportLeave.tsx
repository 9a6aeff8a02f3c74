import { leaveGroups } from '@hr/contract/leave.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { ExportRequests } from '#web/shared/request/list/ExportRequests.tsx'

export const ExportLeave = ({ scope }: { scope: ExportScope }) => (
  <ExportRequests
    groups={leaveGroups}
    scope={scope}
    load={async exporting => (await import('./export-leave.ts')).exportLeave(exporting)}
  />
)
