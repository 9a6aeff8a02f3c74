import type { Person } from '@hr/contract/person.ts'
import { listStructureTags } from '@hr/contract/structure-tag.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useCall } from '#web/api/use-call.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { NameFields } from '#web/shared/resource/ResourceForm.tsx'
import type { UnitValues } from './UnitForm.tsx'

type Form = Pick<FieldsForm<UnitValues>, 'field' | 'person' | 'key' | 'getInputProps'>
type Props = {
  form: Form
  manager: Person | null
  /** The field for the parent unit. */
  parent?: ReactNode
  afterManager?: ReactNode
}

export function UnitFields({ form, manager, parent, afterManager }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <NameFields form={form} />
      {parent}
      <TagSelect form={form} />
      <PersonSelect
        {...form.person('managerId', [manager])}
        label={t('organization.manager')}
        placeholder={t('organization.searchPerson')}
      />
      {afterManager}
      <TextInput key={form.key('location')} {...form.field('location', t('organization.location'))} />
      <Textarea
        key={form.key('description')}
        {...form.field('description', t('organization.descriptionOf'))}
        minRows={3}
        maxRows={8}
      />
    </>
  )
}

function TagSelect({ form }: { form: Form }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data = [] } = useCall(listStructureTags, {}, { staleTime: 60_000 })
  return (
    <Select
      key={form.key('structureTagId')}
      {...form.getInputProps('structureTagId')}
      label={t('organization.tag')}
      placeholder={t('organization.noTag')}
      data={data.map(tag => ({ value: tag.id, label: nameIn(tag, language) }))}
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
    />
  )
}
