import { leaveGroups } from '@hr/contract/leave.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import { useViewState } from '#web/shared/view-state.ts'
import { useToday } from '#web/shared/use-today.ts'
import { requestViewShape } from '#web/shared/request/list-view.ts'

/** Exports the filtered list. */
export function ExportLeave({ scope }: { scope: ExportScope }) {
  const language = useLanguage()
  const today = useToday()
  const [view] = useViewState(requestViewShape)
  const load = async () => (await import('./export-leave.ts')).exportLeave({ scope, view, language, today })
  return <ExportButton group={leaveGroups[scope]} load={load} />
}
