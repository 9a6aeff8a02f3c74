// Assigns a role to people.
import { addRoleMembers } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import type { Person } from '@hr/contract/person.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { PeopleSelect } from '#web/shared/PeopleSelect.tsx'
import { Modal } from '#web/ui/Modal.tsx'

export function AddMembers({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), role)
  const [people, setPeople] = useState<readonly Person[]>([])
  const action = useAction(addRoleMembers, {
    onSuccess: ({ added }) => {
      toastSuccess(t('access.membersAdded', { count: added }))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} centered title={t('access.addMembers')}>
      <Stack>
        <Text>{t('access.addMembersText', { name })}</Text>
        <PeopleSelect value={people} onChange={setPeople} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            loading={action.isRunning}
            disabled={people.length === 0}
            onClick={() => action.run({ id: role.id, employeeIds: people.map(({ id }) => id) })}
          >
            {t('access.addMembers')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
