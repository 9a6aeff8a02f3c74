import type { BusinessWorkspace } from '@hr/contract/business.ts'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

export const WorkspaceStatus = ({ workspace }: { workspace: BusinessWorkspace }) => (
  <StatusBadge status={workspace.deleteOn === null ? workspace.status : 'DELETING'} />
)
