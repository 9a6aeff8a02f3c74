// /ams/users/create: a user of the console, or an owner with a space and its first company.
import { createUser, userKinds } from '@hr/contract/console-user.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { paths } from '@hr/contract/paths.ts'
import { Paper, Radio, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { SignInOnce } from '#web/shared/sign-in/SignInOnce.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AccessFields } from './AccessFields.tsx'

type Created = OutputOf<typeof createUser>

const empty = {
  kind: 'console' as (typeof userKinds)[number],
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  roleId: null as string | null,
  isAdmin: false,
  companyName: '',
  companyNameLo: '',
}

/** A user of one kind has no fields of the other. */
const otherFields = {
  console: ['companyName', 'companyNameLo'],
  space: ['roleId', 'isAdmin'],
} as const

export function CreateUserPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [created, setCreated] = useState<Created>()
  return (
    <Page title={t('consoleUser.add')} crumbs={[{ title: t('menu.users'), to: paths.users }]}>
      <CreateForm onDone={setCreated} onCancel={() => void navigate({ to: paths.users })} />
      {created && (
        <SignInOnce
          given={created}
          title={t('consoleUser.created', { name: created.username })}
          text={t(
            created.temporaryPassword === null ? 'consoleUser.createdMailed' : 'consoleUser.createdText',
          )}
          onClose={() => void navigate({ to: paths.user(created.id) })}
        />
      )}
    </Page>
  )
}

type FormProps = { onDone: (created: Created) => void; onCancel: () => void }

function CreateForm({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation()
  const [kind, setKind] = useState(empty.kind)
  const form = useContractForm(createUser, {
    initialValues: empty,
    local: otherFields[kind],
    onChange: values => setKind(values.kind),
    onSuccess: onDone,
  })
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={640}>
      <ContractForm form={form} label={t('consoleUser.add')}>
        <Radio.Group key={form.key('kind')} {...form.field('kind', t('consoleUser.kind'))}>
          <Stack gap="xs" mt="xs">
            {userKinds.map(value => (
              <Radio
                key={value}
                value={value}
                label={t(`consoleUser.kinds.${value}`)}
                description={t(`consoleUser.kindHints.${value}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {(['firstName', 'lastName', 'username', 'email'] as const).map(name => (
          <TextInput
            key={form.key(name)}
            {...form.field(name)}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            {...(name === 'email' && { description: t('consoleUser.emailHint') })}
          />
        ))}
        {kind === 'console' ? <AccessFields form={form} /> : <CompanyFields form={form} />}
        <FormActions form={form} submitLabel={t('consoleUser.add')} onCancel={onCancel} />
      </ContractForm>
    </Paper>
  )
}

type CompanyProps = {
  form: Pick<FieldsForm<Pick<typeof empty, 'companyName' | 'companyNameLo'>>, 'field' | 'key'>
}

/** The space takes the name of its first company, or that of the owner. */
function CompanyFields({ form }: CompanyProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        key={form.key('companyName')}
        {...form.field('companyName', t('consoleUser.companyName'))}
        description={t('consoleUser.companyHint')}
      />
      <TextInput
        key={form.key('companyNameLo')}
        {...form.field('companyNameLo', t('consoleUser.companyNameLo'))}
        lang="lo"
      />
    </>
  )
}
