import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import type { SummaryInput } from './summary-view.ts'
import { scopeGroups } from './use-scopes.ts'

type Props = { scope: OtRecordScope; input: SummaryInput }

/** Exports what the page shows, with the records it sums up. */
export function SummaryExport({ scope, input }: Props) {
  const language = useLanguage()
  const load = async () => (await import('./export-summary.ts')).exportSummary(input, language)
  return <ExportButton group={scopeGroups[scope]} load={load} />
}
