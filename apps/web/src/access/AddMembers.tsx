// Assigns a role to people.
import { addRoleMembers } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import type { Person } from '@hr/contract/person.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PeopleSelect } from '#web/shared/person/PeopleSelect.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'

export function AddMembers({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(role, useLanguage())
  const [people, setPeople] = useState<readonly Person[]>([])
  return (
    <ActionDialog
      endpoint={addRoleMembers}
      input={{ id: role.id, employeeIds: people.map(({ id }) => id) }}
      title={t('access.addMembers')}
      text={t('access.addMembersText', { name })}
      confirmLabel={t('access.addMembers')}
      color="brand"
      disabled={people.length === 0}
      done={({ added }) => t('access.membersAdded', { count: added })}
      onClose={onClose}
    >
      <PeopleSelect value={people} onChange={setPeople} />
    </ActionDialog>
  )
}
