// Creates or copies a role, or changes its names, its description and whether it requires a second step.
import { countRoleSecondStep, createRole, updateRole } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { FieldsForm } from '#web/shared/contract-form.tsx'
import { nameIn } from '#web/shared/format.ts'
import { RoleFields } from '#web/shared/permission/RoleFields.tsx'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { RequireSecondStep } from '#web/shared/sign-in/RequireSecondStep.tsx'

type FormProps = {
  /** The role whose permissions are copied. */
  copied?: Role
  onClose: () => void
}

export function RoleForm({ copied, onClose }: FormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const name = copied && nameIn(language, copied)
  return (
    <ResourceForm
      endpoint={createRole}
      values={{
        name: copied ? t('access.copyName', { name: copied.name }) : '',
        nameLo: '',
        description: copied?.description ?? '',
        requiresSecondStep: copied?.requiresSecondStep ?? false,
      }}
      {...(copied && { fixed: { copyOf: copied.id } })}
      title={name === undefined ? t('access.addTitle') : t('access.copyTitle', { name })}
      submitLabel={t('access.addRole')}
      done={t('access.created')}
      onDone={role => void navigate({ to: paths.role(role.id) })}
      onClose={onClose}
    >
      {(form, values) => (
        <>
          {name !== undefined && <Alert variant="light">{t('access.copyHint', { name })}</Alert>}
          <RoleFields form={form} />
          <SecondStepField form={form} checked={values.requiresSecondStep} />
        </>
      )}
    </ResourceForm>
  )
}

export function RoleEditForm({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name, nameLo, description, requiresSecondStep } = role
  return (
    <ResourceForm
      endpoint={updateRole}
      values={{ name, nameLo, description, requiresSecondStep }}
      fixed={{ id }}
      title={t('access.editTitle', { name: nameIn(useLanguage(), role) })}
      submitLabel={t('access.saveRole')}
      done={t('access.changed')}
      onClose={onClose}
    >
      {(form, values) => (
        <>
          <RoleFields form={form} />
          <SecondStepField form={form} checked={values.requiresSecondStep} roleId={id} />
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
