// Creates or copies a role, or changes its names, its description and whether it requires a second step.
import { countRoleSecondStep, createRole, updateRole } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { RoleFields } from '#web/shared/permission/RoleFields.tsx'
import { useChangedRole, useNewRole } from '#web/shared/permission/role-form.tsx'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { RequireSecondStep } from '#web/shared/sign-in/RequireSecondStep.tsx'

type FormProps = {
  /** The role whose permissions are copied. */
  copied?: Role
  onClose: () => void
}

export function RoleForm({ copied, onClose }: FormProps) {
  const navigate = useNavigate()
  const { values: names, words, copying, hint } = useNewRole(copied)
  return (
    <ResourceForm
      endpoint={createRole}
      values={{ ...names, requiresSecondStep: copied?.requiresSecondStep ?? false }}
      {...copying}
      {...words}
      onDone={role => void navigate({ to: paths.role(role.id) })}
      onClose={onClose}
    >
      {(form, values) => (
        <>
          {hint}
          <RoleFields form={form} />
          <SecondStepField form={form} checked={values.requiresSecondStep} />
        </>
      )}
    </ResourceForm>
  )
}

export function RoleEditForm({ role, onClose }: { role: Role; onClose: () => void }) {
  const { fixed, values: names, words } = useChangedRole(role)
  return (
    <ResourceForm
      endpoint={updateRole}
      values={{ ...names, requiresSecondStep: role.requiresSecondStep }}
      fixed={fixed}
      {...words}
      onClose={onClose}
    >
      {(form, values) => (
        <>
          <RoleFields form={form} />
          <SecondStepField form={form} checked={values.requiresSecondStep} roleId={role.id} />
        </>
      )}
    </ResourceForm>
  )
}

type FieldProps = {
  form: Pick<FieldsForm<{ requiresSecondStep: boolean }>, 'setFieldValue'>
  checked: boolean
  /** Left out for a new role, which nobody has yet. */
  roleId?: string
}

function SecondStepField({ form, checked, roleId }: FieldProps) {
  const { t } = useTranslation()
  return (
    <RequireSecondStep
      label={fieldLabel(useLanguage(), 'requiresSecondStep')}
      description={t('access.secondStepHint')}
      checked={checked}
      onChange={required => form.setFieldValue('requiresSecondStep', required)}
      asked={roleId === undefined ? undefined : { endpoint: countRoleSecondStep, input: { id: roleId } }}
    />
  )
}
