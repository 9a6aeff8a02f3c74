// Creates or copies a role, or changes its names and description.
import { createRole, updateRole } from '@hr/contract/access.ts'
import type { Role } from '@hr/contract/access.ts'
import { Alert, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'

type Values = { name: string; nameLo: string; description: string }
type Form = Pick<ReturnType<typeof useContractForm<never, Values>>, 'field' | 'key'>

const refreshes = ['/roles', '/audit-log'] as const

function Fields({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput key={form.key('name')} {...form.field('name', t('access.nameEn'))} data-autofocus />
      <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('access.nameLo'))} lang="lo" />
      <Textarea
        key={form.key('description')}
        {...form.field('description', t('access.about'))}
        description={t('access.aboutHint')}
        autosize
        minRows={3}
        maxRows={8}
      />
    </>
  )
}

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
  const form = useContractForm(createRole, {
    initialValues: {
      name: copied ? t('access.copyName', { name: copied.name }) : '',
      nameLo: '',
      description: copied?.description ?? '',
    },
    ...(copied && { fixed: { copyOf: copied.id } }),
    refreshes,
    onSuccess: role => {
      toastSuccess(t('access.created'))
      void navigate({ to: paths.role(role.id) })
    },
  })
  return (
    <FormDrawer
      form={form}
      title={name === undefined ? t('access.addTitle') : t('access.copyTitle', { name })}
      submitLabel={t('access.addRole')}
      onClose={onClose}
    >
      {name !== undefined && <Alert variant="light">{t('access.copyHint', { name })}</Alert>}
      <Fields form={form} />
    </FormDrawer>
  )
}

export function RoleEditForm({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(updateRole, {
    initialValues: { name: role.name, nameLo: role.nameLo, description: role.description },
    fixed: { id: role.id },
    refreshes,
    onSuccess: () => {
      toastSuccess(t('access.changed'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('access.editTitle', { name: nameIn(useLanguage(), role) })}
      submitLabel={t('access.saveRole')}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDrawer>
  )
}
