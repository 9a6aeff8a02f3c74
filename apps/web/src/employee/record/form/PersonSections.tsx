// Form sections that are the same for new and existing employees.
import { Stack } from '@mantine/core'
import type { SimpleField } from '../field-kinds.ts'
import type { PersonForm } from '../person-form.ts'
import { AddressBlock } from './AddressBlock.tsx'
import { EducationField } from './EducationField.tsx'
import { FormSection, RecordFields } from './FormSection.tsx'
import { PhonesField } from './PhonesField.tsx'

const documentFields = [
  'passportNumber',
  'passportExpiresOn',
  'visaNumber',
  'visaExpiresOn',
  'workPermitNumber',
  'workPermitExpiresOn',
] as const

type Props = { form: PersonForm; required?: readonly SimpleField[] }

export const ContactSection = ({ form, required = [] }: Props) => (
  <FormSection id="contact">
    <Stack gap="sm">
      <RecordFields form={form} names={['phone', 'email']} required={required} />
      <PhonesField form={form} />
      <AddressBlock form={form} />
    </Stack>
  </FormSection>
)

export const EmergencySection = ({ form }: Props) => (
  <FormSection id="emergency">
    <RecordFields form={form} names={['emergencyPerson', 'emergencyContact']} />
  </FormSection>
)

export const DocumentsSection = ({ form }: Props) => (
  <FormSection id="documents">
    <Stack gap="sm">
      <RecordFields form={form} names={['familyBookNumber']} />
      <RecordFields form={form} names={documentFields} />
    </Stack>
  </FormSection>
)

export const EducationSection = ({ form }: Props) => (
  <FormSection id="education">
    <EducationField form={form} />
  </FormSection>
)
