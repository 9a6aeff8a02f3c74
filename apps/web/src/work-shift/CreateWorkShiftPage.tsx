import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { Page } from '#web/ui/Page.tsx'
import { AddShiftForm } from './AddShiftForm.tsx'

/** /app/administration/work-shift/create */
export function CreateWorkShiftPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('workShift.addTitle')} crumbs={[{ title: t('menu.workShift'), to: paths.workShifts }]}>
      <AddShiftForm />
    </Page>
  )
}
