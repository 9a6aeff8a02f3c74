// Actions for the whole list: add, import, export.
import { IconUpload, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { Filter } from './use-selection.ts'

/** Also the next step of a company without people. */
export function AddPeople() {
  const { t } = useTranslation()
  const may = useCan()
  if (!may('EMPLOYEE', 'add')) return null
  return (
    <>
      <ButtonLink
        variant="default"
        to={paths.employeeImport}
        leftSection={<IconUpload size={18} aria-hidden />}
      >
        {t('employee.import')}
      </ButtonLink>
      <ButtonLink
        to={paths.employeeCreate}
        search={{ form: 'short' }}
        leftSection={<IconUserPlus size={18} aria-hidden />}
      >
        {t('employeeList.add')}
      </ButtonLink>
    </>
  )
}

export function ListActions({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  const may = useCan()
  return (
    <>
      {may('EMPLOYEE', 'export') && <ExportButton filter={filter} label={t('employeeList.export')} />}
      <AddPeople />
    </>
  )
}
