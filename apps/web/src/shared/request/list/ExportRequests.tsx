// Exports the filtered list of a kind.
import type { ExportScope } from '@hr/contract/request-export.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import type { Exporting } from '../export-requests.ts'
import { requestViewShape } from '../list-view.ts'
import type { RequestKind } from '../request-kind.ts'

type Props<Row> = {
  groups: RequestKind['groups']
  scope: ExportScope
  /** Loads the columns of the kind. */
  load: (exporting: Exporting) => Promise<ExportSource<Row>>
}

export function ExportRequests<Row>({ groups, scope, load }: Props<Row>) {
  const language = useLanguage()
  const today = useToday()
  const [view] = useViewState(requestViewShape)
  return <ExportButton group={groups[scope]} load={() => load({ scope, view, language, today })} />
}
