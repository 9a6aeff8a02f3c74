// All sections of a new employee's record, in the order of the index.
import type { Role } from '@hr/contract/access.ts'
import { nextStaffId } from '@hr/contract/employee-change.ts'
import { Divider, Select, SimpleGrid, Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { JobFactField } from '#web/employee/job/JobFactField.tsx'
import { AllowanceFields, SalaryFields, usePayCurrency } from '#web/employee/job/PayFields.tsx'
import type { CreateForm } from './create-draft.ts'
import { FormSection, RecordFields } from './FormSection.tsx'
import { identityFields } from './form-sections.ts'
import { ContactSection, DocumentsSection, EducationSection, EmergencySection } from './PersonSections.tsx'
import { BankFields } from './BankFields.tsx'
import { FirstShiftField } from './FirstShiftField.tsx'
import { NewPhotoField } from './NewPhotoField.tsx'
import { SignInFields } from './SignInFields.tsx'

type Props = {
  form: CreateForm
  roles: readonly Role[]
}

function IdentitySection({ form }: { form: CreateForm }) {
  return (
    <FormSection id="identity">
      <Stack gap="sm">
        <NewPhotoField form={form} />
        <RecordFields form={form} names={identityFields} />
      </Stack>
    </FormSection>
  )
}

function OrganisationSection({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation()
  const { data: next } = useCall(nextStaffId, {}, { quiet: true })
  return (
    <FormSection
      id="organisation"
      {...(next && { text: t('employeeRecord.staffIdText', { staffId: next.staffId }) })}
    >
      <Stack gap="sm">
        <RecordFields form={form} names={['staffId', 'deviceNumber', 'startDate', 'probationEndsOn']} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            key={form.key('status')}
            {...form.field('status')}
            data={[
              { value: 'active', label: t('status.ACTIVE') },
              { value: 'probation', label: t('status.PROBATION') },
            ]}
          />
          {(['unitId', 'positionId', 'jobGradeId', 'lineManagerId'] as const).map(name => (
            <JobFactField key={name} form={form} name={name} />
          ))}
          <FirstShiftField form={form} />
        </SimpleGrid>
      </Stack>
    </FormSection>
  )
}

export function CreateFields({ form, roles }: Props) {
  const { t } = useTranslation()
  const currency = usePayCurrency(form)
  return (
    <>
      <IdentitySection form={form} />
      <ContactSection form={form} />
      <EmergencySection form={form} />
      <DocumentsSection form={form} />
      <OrganisationSection form={form} />
      <FormSection id="contract">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {(['contractType', 'costCenter', 'contractStart', 'contractEnd'] as const).map(name => (
            <JobFactField key={name} form={form} name={name} />
          ))}
        </SimpleGrid>
      </FormSection>
      <FormSection id="pay">
        <Stack>
          <SalaryFields form={form} currency={currency} />
          <Divider />
          <BankFields form={form} />
        </Stack>
      </FormSection>
      <FormSection id="allowances" text={t('employeeRecord.allowancesText')}>
        <AllowanceFields form={form} currency={currency} />
      </FormSection>
      <EducationSection form={form} />
      <FormSection id="signIn" text={t('employeeRecord.signInText')}>
        <SignInFields form={form} roles={roles} />
      </FormSection>
    </>
  )
}
