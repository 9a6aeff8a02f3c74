// Creates or copies a role, or changes its names and description.
import { createRole, updateRole } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '#web/shared/format.ts'
import { RoleFields } from '#web/shared/permission/RoleFields.tsx'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'

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
      }}
      {...(copied && { fixed: { copyOf: copied.id } })}
      title={name === undefined ? t('access.addTitle') : t('access.copyTitle', { name })}
      submitLabel={t('access.addRole')}
      done={t('access.created')}
      onDone={role => void navigate({ to: paths.role(role.id) })}
      onClose={onClose}
    >
      {form => (
        <>
          {name !== undefined && <Alert variant="light">{t('access.copyHint', { name })}</Alert>}
          <RoleFields form={form} />
        </>
      )}
    </ResourceForm>
  )
}

export function RoleEditForm({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name, nameLo, description } = role
  return (
    <ResourceForm
      endpoint={updateRole}
      values={{ name, nameLo, description }}
      fixed={{ id }}
      title={t('access.editTitle', { name: nameIn(useLanguage(), role) })}
      submitLabel={t('access.saveRole')}
      done={t('access.changed')}
      onClose={onClose}
    >
      {form => <RoleFields form={form} />}
    </ResourceForm>
  )
}
