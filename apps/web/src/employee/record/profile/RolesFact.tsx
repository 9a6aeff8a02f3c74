// The roles of a person, and the button that changes them (P4).
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { RolesDialog } from '#web/employee/record-dialogs.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'

export function RolesFact({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const mayChange = useCan()('ROLE_AND_PERMISSION', 'edit')
  const [isChanging, setIsChanging] = useState(false)
  const names = (record.personal?.roles ?? []).map(role => nameIn(role, language)).join(', ')
  return (
    <Group component="span" display="inline-flex" gap="0 16px">
      <Text span inherit>
        {names === '' ? '–' : names}
      </Text>
      {mayChange && (
        <Button variant="subtle" size="compact-sm" ml={-8} onClick={() => setIsChanging(true)}>
          {t('employeeRecord.changeRoles')}
        </Button>
      )}
      {isChanging && <RolesDialog record={record} onClose={() => setIsChanging(false)} />}
    </Group>
  )
}
