// The lists of overtime records (O3-O6): mine, those of my team, everybody's for HR.
import type { OtRecordScope } from '@hr/contract/ot-record.ts'
import { paths } from '@hr/contract/paths.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ExportButton } from '#web/shared/export/ExportButton.tsx'
import { OtNav, recordNames } from '#web/shared/overtime/OtNav.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { RecordList } from './RecordList.tsx'
import { recordViewShape, shownRecords } from './record-view.ts'

const groups = { mine: 'MY_OT', team: 'TEAM_OT_REQUEST', all: 'OT_RECORD' } as const

/** Exports the filtered list. */
function ExportRecords({ scope }: { scope: OtRecordScope }) {
  const language = useLanguage()
  const today = useToday()
  const [view] = useViewState(recordViewShape)
  const range = shownRecords(view, today)
  const load = async () =>
    (await import('./export-records.ts')).exportRecords({ scope, range, view, language })
  return <ExportButton group={groups[scope]} load={load} />
}

const pages = {
  mine: { path: paths.myOtRecords, section: 'myRecords' },
  team: { path: paths.teamOtRecords, section: 'teamRecords' },
  all: { path: paths.otRecords, section: 'allRecords' },
} as const

function Records({ scope }: { scope: OtRecordScope }) {
  const { t } = useTranslation()
  const { path, section } = pages[scope]
  const title = t(recordNames[section])
  return (
    <Page title={title} actions={<ExportRecords scope={scope} />}>
      <OtNav current={section} />
      <RecordList scope={scope} path={path} label={title} />
    </Page>
  )
}

/** /app/ot/ot-record */
export const OtRecordPage = () => <Records scope="all" />
/** /app/ot/my-ot/records */
export const MyOtRecordsPage = () => <Records scope="mine" />
/** /app/ot/team-ot-requests/records */
export const TeamOtRecordsPage = () => <Records scope="team" />
