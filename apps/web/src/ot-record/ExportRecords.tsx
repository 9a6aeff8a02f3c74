import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { recordViewShape, shownRecords } from './record-view.ts'

const groups = { mine: 'MY_OT', team: 'TEAM_OT_REQUEST', all: 'OT_RECORD' } as const

/** Exports the filtered list. */
export function ExportRecords({ scope }: { scope: OtRecordScope }) {
  const language = useLanguage()
  const today = useToday()
  const [view] = useViewState(recordViewShape)
  const range = shownRecords(view, today)
  const load = async () =>
    (await import('./export-records.ts')).exportRecords({ scope, range, view, language })
  return <ExportButton group={groups[scope]} load={load} />
}
