// The sections of undated fields; dated ones are shown with a link to "Change from a date" (P8).
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Alert, Button, Divider, Stack, Text } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { CurrentJob } from '#web/employee/job/CurrentJob.tsx'
import type { PersonForm } from '../person-form.ts'
import { PhotoEditor } from '../own/PhotoEditor.tsx'
import type { SimpleField } from '../field-kinds.ts'
import { BankFields } from './BankFields.tsx'
import { FirstDayEffect } from './FirstDayEffect.tsx'
import { FormSection, RecordFields } from './FormSection.tsx'
import { identityFields } from './form-sections.ts'
import { ContactSection, DocumentsSection, EducationSection, EmergencySection } from './PersonSections.tsx'
import { isGuardedField } from '@hr/domain/access/own-record.ts'
import { useMayChangeJob } from '../use-may-change-job.ts'

/** The form of one's own record, with pay and employment fields locked while somebody else must change them (P11). */
const guardedForm = (form: PersonForm): PersonForm => ({
  ...form,
  field: (name, label) => ({ ...form.field(name, label), disabled: isGuardedField(name) }),
})

type Props = {
  form: PersonForm
  record: EmployeeRecord
  required: readonly SimpleField[]
  /** The current input. */
  startDate: string | null
  onPhotoChanged: () => void
  onChangeJob: () => void
}

const workFields = ['staffId', 'deviceNumber', 'startDate', 'probationEndsOn'] as const

export function EditFields({ form: whole, record, required, startDate, onPhotoChanged, onChangeJob }: Props) {
  const { t } = useTranslation()
  const { card } = record
  const isGuarded = useIsBlocked()('RECORD', card.id)
  const mayChangeJob = useMayChangeJob(record)
  const form = isGuarded ? guardedForm(whole) : whole
  const work = card.status === 'terminated' ? workFields : ([...workFields, 'status'] as const)
  return (
    <>
      {isGuarded && <Alert color="gray">{t('ownRecord.lockedFields')}</Alert>}
      <FormSection id="identity">
        <Stack gap="sm">
          <PhotoEditor card={card} onChanged={onPhotoChanged} />
          <RecordFields form={form} names={identityFields} required={required} />
        </Stack>
      </FormSection>
      <ContactSection form={form} required={required} />
      <EmergencySection form={form} />
      <DocumentsSection form={form} />
      <FormSection id="organisation">
        <Stack>
          <RecordFields form={form} names={work} required={required} />
          {startDate !== null && startDate !== card.startDate && (
            <FirstDayEffect employeeId={card.id} startDate={startDate} />
          )}
          <Divider />
          <Stack gap="xs" align="flex-start">
            <Text size="sm" c="dimmed">
              {t('employeeRecord.datedText', { change: t('employeeJob.change') })}
            </Text>
            <CurrentJob employeeId={card.id} />
            {mayChangeJob && (
              <Button
                variant="default"
                leftSection={<IconCalendarEvent size={18} aria-hidden />}
                onClick={onChangeJob}
              >
                {t('employeeJob.change')}
              </Button>
            )}
          </Stack>
        </Stack>
      </FormSection>
      <FormSection id="pay">
        <BankFields form={form} />
      </FormSection>
      <EducationSection form={form} />
    </>
  )
}
