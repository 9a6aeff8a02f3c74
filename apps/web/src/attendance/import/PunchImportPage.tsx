// /app/attendances/lists/import: imports punches from the file of a time clock (A2).
import { importPunches } from '@hr/contract/attendance-import.ts'
import type { PunchColumn, PunchImportResult } from '@hr/contract/attendance-import.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { ImportFlow } from '#web/shared/import/ImportFlow.tsx'
import { Page } from '#web/ui/Page.tsx'
import { PunchCheckStep } from './PunchCheckStep.tsx'
import { PunchDoneStep } from './PunchDoneStep.tsx'
import { PunchFileStep } from './PunchFileStep.tsx'
import type { PunchOptions } from './punch-options.ts'

export function PunchImportPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('menu.punchImport')}
      description={t('punchImport.text')}
      crumbs={[{ title: t('menu.employeeAttendance'), to: paths.attendanceLists }]}
    >
      <ImportFlow<PunchColumn, PunchImportResult, PunchOptions>
        send={(input, options, said) => call(importPunches, { ...input, ...said }, options)}
        endpoint={importPunches}
        doneLabel={t('punchImport.stepDone')}
        FileStep={PunchFileStep}
        CheckStep={PunchCheckStep}
        DoneStep={PunchDoneStep}
      />
    </Page>
  )
}
