// The changed facts of a job and their new values.
import type { Person } from '@hr/contract/person.ts'
import { Chip, Group, Input, SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { JobDraft } from './job-draft.ts'
import type { JobForm } from './job-form.ts'
import { JobFactField } from './JobFactField.tsx'
import type { JobField } from './JobFactField.tsx'
import { AllowanceFields, SalaryFields, usePayCurrency } from './PayFields.tsx'

/** Facts that change together. */
export const jobParts = {
  unit: ['unitId'],
  position: ['positionId'],
  jobGrade: ['jobGradeId'],
  lineManager: ['lineManagerId'],
  contract: ['contractType', 'contractStart', 'contractEnd'],
  costCenter: ['costCenter'],
  pay: [
    'salaryAmount',
    'salaryCurrency',
    'fuelAllowance',
    'phoneAllowance',
    'housingAllowance',
    'homeTripAllowance',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof JobDraft)[]>>
export type JobPart = keyof typeof jobParts
const isPart = (name: string): name is JobPart => Object.hasOwn(jobParts, name)
export const partNames: readonly JobPart[] = Object.keys(jobParts).filter(isPart)

type Props = {
  form: JobForm
  parts: readonly JobPart[]
  onChoose: (parts: readonly JobPart[]) => void
  managers: readonly (Person | null)[]
  employeeId: number
}

function PayPart({ form }: { form: JobForm }) {
  const currency = usePayCurrency(form)
  return (
    <Stack gap="sm">
      <SalaryFields form={form} currency={currency} />
      <AllowanceFields form={form} currency={currency} />
    </Stack>
  )
}

export function ChangedFacts({ form, parts, onChoose, managers, employeeId }: Props) {
  const { t } = useTranslation()
  const fieldsOf = (part: Exclude<JobPart, 'pay'>): readonly JobField[] => jobParts[part]
  return (
    <>
      <Chip.Group
        multiple
        value={[...parts]}
        onChange={next => onChoose(partNames.filter(one => next.includes(one)))}
      >
        <Input.Wrapper
          label={t('employeeJob.whatChanges')}
          labelElement="div"
          role="group"
          aria-label={t('employeeJob.whatChanges')}
        >
          <Group gap="xs" mt={4}>
            {partNames.map(part => (
              <Chip key={part} value={part} size="sm">
                {t(`employeeJob.part.${part}`)}
              </Chip>
            ))}
          </Group>
        </Input.Wrapper>
      </Chip.Group>
      {parts.map(part =>
        part === 'pay' ? (
          <PayPart key={part} form={form} />
        ) : (
          <SimpleGrid key={part} cols={{ base: 1, xs: part === 'contract' ? 2 : 1 }} spacing="sm">
            {fieldsOf(part).map(name => (
              <JobFactField
                key={name}
                form={form}
                name={name}
                managers={managers}
                ownId={employeeId}
                required={name === 'unitId' || name === 'positionId'}
              />
            ))}
          </SimpleGrid>
        ),
      )}
    </>
  )
}
