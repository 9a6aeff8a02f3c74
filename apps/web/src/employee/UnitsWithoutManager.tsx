// After an import: units whose manager the line managers of the file suggest (0121).
import { listUnitsWithoutManager } from '@hr/contract/organization.ts'
import { paths } from '@hr/contract/paths.ts'
import { IconUserStar } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { LeftToDo } from '#web/shared/import/LeftToDo.tsx'
import { useCan } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

export function UnitsWithoutManager() {
  const { t } = useTranslation()
  const may = useCan()
  const enabled = may('ORGANIZATION', 'edit')
  const { data: units = [] } = useCall(listUnitsWithoutManager, {}, { quiet: true, enabled })
  const count = units.filter(({ proposed }) => proposed !== null).length
  if (count === 0) return null
  return (
    <LeftToDo text={t('employee.importedUnits', { count })} icon={IconUserStar}>
      <ButtonLink to={paths.organization} search={{ act: 'managers' }} variant="default">
        {t('employee.setManagers')}
      </ButtonLink>
    </LeftToDo>
  )
}
