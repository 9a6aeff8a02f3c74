// Third step: who sets the company up.
import { SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { CompanyForm } from './company-values.ts'

export function AdministratorStep({ form }: { form: CompanyForm }) {
  const { t } = useTranslation()
  const [isAdded, setIsAdded] = useState(form.getValues().administrator === 'add')
  const input = (name: 'adminFirstName' | 'adminLastName' | 'adminUsername' | 'adminEmail') => ({
    ...form.field(name),
    autoComplete: 'off',
  })
  const change = (adds: boolean) => {
    setIsAdded(adds)
    form.setFieldValue('administrator', adds ? 'add' : 'none')
  }
  return (
    <>
      <Switch
        label={t('space.addAdministrator')}
        description={t(isAdded ? 'space.administratorHint' : 'space.noAdministratorHint')}
        checked={isAdded}
        onChange={event => change(event.currentTarget.checked)}
      />
      {isAdded && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput key={form.key('adminFirstName')} {...input('adminFirstName')} required />
          <TextInput key={form.key('adminLastName')} {...input('adminLastName')} required />
          <TextInput
            key={form.key('adminUsername')}
            {...input('adminUsername')}
            description={t('space.usernameHint')}
          />
          <TextInput
            key={form.key('adminEmail')}
            {...input('adminEmail')}
            description={t('space.emailHint')}
            type="email"
          />
        </SimpleGrid>
      )}
    </>
  )
}
