// Creates or copies a role of the console, or changes its names and description.
import { createConsoleRole, updateConsoleRole } from '@hr/contract/console-role.ts'
import type { ConsoleRole } from '@hr/contract/console-role.ts'
import { paths } from '@hr/contract/paths.ts'
import { useNavigate } from '@tanstack/react-router'
import { RoleFields } from '#web/shared/permission/RoleFields.tsx'
import { useChangedRole, useNewRole } from '#web/shared/permission/role-form.tsx'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'

type Props = {
  /** The role whose permissions are copied. */
  copied?: ConsoleRole
  onClose: () => void
}

export function ConsoleRoleForm({ copied, onClose }: Props) {
  const navigate = useNavigate()
  const { values, words, copying, hint } = useNewRole(copied)
  return (
    <ResourceForm
      endpoint={createConsoleRole}
      values={values}
      {...copying}
      {...words}
      onDone={({ id }) => void navigate({ to: paths.consoleRole(id) })}
      onClose={onClose}
    >
      {form => (
        <>
          {hint}
          <RoleFields form={form} />
        </>
      )}
    </ResourceForm>
  )
}

export function ConsoleRoleEditForm({ role, onClose }: { role: ConsoleRole; onClose: () => void }) {
  const { fixed, values, words } = useChangedRole(role)
  return (
    <ResourceForm endpoint={updateConsoleRole} values={values} fixed={fixed} {...words} onClose={onClose}>
      {form => <RoleFields form={form} />}
    </ResourceForm>
  )
}
