import { otGroups } from '@hr/contract/ot-request.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { ExportRequests } from '#web/shared/request/list/ExportRequests.tsx'

export const ExportOt = ({ scope }: { scope: ExportScope }) => (
  <ExportRequests
    groups={otGroups}
    scope={scope}
    load={async exporting => (await import('./export-ot.ts')).exportOt(exporting)}
  />
)
