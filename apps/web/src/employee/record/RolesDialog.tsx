// Gives roles to one person and takes them, each at once (P4).
import { addRoleMembers, listRoles, removeRoleMember } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Checkbox, Stack, Text } from '@mantine/core'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Props = { record: EmployeeRecord; onClose: () => void }

function RoleBox({ role, employeeId, isHeld }: { role: Role; employeeId: number; isHeld: boolean }) {
  const { t } = useTranslation()
  const name = nameIn(role, useLanguage())
  const add = useAction(addRoleMembers, {
    onSuccess: () => toastSuccess(t('employeeRecord.roleGiven', { name })),
  })
  const remove = useAction(removeRoleMember, {
    onSuccess: () => toastSuccess(t('employeeRecord.roleTaken', { name })),
  })
  return (
    <Checkbox
      label={name}
      description={role.description === '' ? undefined : role.description}
      checked={isHeld}
      disabled={!role.mayGive || add.isRunning || remove.isRunning}
      onChange={() =>
        isHeld ? remove.run({ id: role.id, employeeId }) : add.run({ id: role.id, employeeIds: [employeeId] })
      }
    />
  )
}

export function RolesDialog({ record: { card, personal }, onClose }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const roles = useCall(listRoles, {})
  const held = new Set(personal?.roles.map(({ id }) => id))
  return (
    <Modal onClose={onClose} title={t('employeeRecord.rolesTitle', { name: nameOf(card) })}>
      <Loaded query={roles} height={120}>
        {all => (
          <Stack>
            <Text size="sm" c="dimmed">
              {t('employeeRecord.rolesText')}
            </Text>
            {all.map(role => (
              <RoleBox key={role.id} role={role} employeeId={card.id} isHeld={held.has(role.id)} />
            ))}
            {all.some(role => !role.mayGive) && (
              <Text size="sm" c="dimmed">
                {t('employeeRecord.rolesHint')}
              </Text>
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  )
}
