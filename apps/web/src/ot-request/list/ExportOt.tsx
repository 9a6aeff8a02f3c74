import { otGroups } from '@hr/contract/ot-request.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import { requestViewShape } from '#web/shared/request/list-view.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'

/** Exports the filtered list. */
export function ExportOt({ scope }: { scope: ExportScope }) {
  const language = useLanguage()
  const today = useToday()
  const [view] = useViewState(requestViewShape)
  const load = async () => (await import('./export-ot.ts')).exportOt({ scope, view, language, today })
  return <ExportButton group={otGroups[scope]} load={load} />
}
