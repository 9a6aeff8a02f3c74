import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import type { PersonForm } from '../person-form.ts'
import { RecordField } from '../RecordField.tsx'
import type { SimpleField } from '../field-kinds.ts'
import classes from './FormSection.module.css'
import type { SectionId } from './form-sections.ts'

export const sectionElementId = (id: SectionId) => `section-${id}`

type Props = { id: SectionId; text?: string; children: ReactNode }

/** One section of the long form, linked from the index. */
export function FormSection({ id, text, children }: Props) {
  const { t } = useTranslation()
  const titleId = `${sectionElementId(id)}-title`
  return (
    <Paper
      component="section"
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      id={sectionElementId(id)}
      aria-labelledby={titleId}
      className={classes.section ?? ''}
      tabIndex={-1}
    >
      <Title order={2} size="h4" id={titleId} mb={text === undefined ? 'sm' : 4}>
        {t(`employeeRecord.section.${id}`)}
      </Title>
      {text !== undefined && (
        <Text size="sm" c="dimmed" mb="sm">
          {text}
        </Text>
      )}
      {children}
    </Paper>
  )
}

type FieldsProps = {
  form: PersonForm
  names: readonly SimpleField[]
  /** Marked as required, and refused if empty. */
  required?: readonly SimpleField[]
}

/** Fields that need only their name, side by side. */
export const RecordFields = ({ form, names, required = [] }: FieldsProps) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
    {names.map(name => (
      <RecordField key={name} form={form} name={name} {...(required.includes(name) && { required: true })} />
    ))}
  </SimpleGrid>
)
