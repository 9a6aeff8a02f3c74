// Registers a business with its owner, first company and the first administrator of that.
import { createBusiness } from '@hr/contract/business.ts'
import type { CreatedBusiness } from '@hr/contract/business.ts'
import { Fieldset, Select, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { NameFields, ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { useBusinessTypeOptions } from './business-type-text.ts'

const empty = {
  name: '',
  nameLo: '',
  businessType: '',
  ownerFirstName: '',
  ownerLastName: '',
  ownerEmail: '',
  adminFirstName: '',
  adminLastName: '',
  adminEmail: '',
}
type Values = typeof empty
type Part = { form: FieldsForm<Values>; who: 'owner' | 'admin' }

function PersonFields({ form, who }: Part) {
  const { t } = useTranslation()
  return (
    <Fieldset legend={t(`business.${who}`)}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t(`business.${who}Hint`)}
        </Text>
        {(['FirstName', 'LastName', 'Email'] as const).map(part => {
          const name = `${who}${part}` as const
          const type = part === 'Email' ? 'email' : 'text'
          return <TextInput key={form.key(name)} {...form.field(name)} type={type} autoComplete="off" />
        })}
      </Stack>
    </Fieldset>
  )
}

type Props = { onDone: (created: CreatedBusiness) => void; onClose: () => void }

export function CreateBusinessForm({ onDone, onClose }: Props) {
  const { t } = useTranslation()
  const types = useBusinessTypeOptions()
  return (
    <ResourceForm
      endpoint={createBusiness}
      values={empty}
      title={t('business.addTitle')}
      submitLabel={t('business.add')}
      done={({ name }) => t('business.added', { name })}
      onDone={onDone}
      onClose={onClose}
    >
      {form => (
        <>
          <Fieldset legend={t('business.company')}>
            <Stack gap="sm">
              <Text size="sm" c="dimmed">
                {t('business.companyHint')}
              </Text>
              <NameFields form={form} />
              <Select
                key={form.key('businessType')}
                {...form.field('businessType', t('business.type'))}
                data={types}
                placeholder={t('ui.chooseOne')}
                searchable
              />
            </Stack>
          </Fieldset>
          <PersonFields form={form} who="owner" />
          <PersonFields form={form} who="admin" />
        </>
      )}
    </ResourceForm>
  )
}
