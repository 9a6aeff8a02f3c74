// "Add employee" on one short page; "All fields" opens the long form with the input so far.
import { hireEmployee } from '@hr/contract/employee-hire.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Person } from '@hr/contract/person.ts'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useClosedReason } from '#web/shared/closed-reason.ts'
import { useContractForm } from '#web/shared/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { emptyEmployee, photoCheck } from './create-draft.ts'
import type { CreateDraft, Start } from './create-draft.ts'
import { HireFields } from './HireFields.tsx'
import type { NewSignIn } from './NewSignInDialog.tsx'

const sent: readonly string[] = [
  'staffId',
  'firstName',
  'lastName',
  'firstNameLo',
  'lastNameLo',
  'startDate',
  'unitId',
  'positionId',
  'lineManagerId',
  'workShiftId',
  'email',
] satisfies readonly (keyof CreateDraft)[]
const isLocal = (name: string): name is keyof CreateDraft =>
  Object.hasOwn(emptyEmployee, name) && !sent.includes(name)
const local = Object.keys(emptyEmployee).filter(isLocal)

type Props = {
  start: Start
  onAllFields: (typed: Start) => void
  onAdded: (added: NewSignIn & { id: number }, typed: CreateDraft) => void
}

export function HireForm({ start, onAllFields, onAdded }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [manager, setManager] = useState<Person | null>(start.manager)
  const [firstDay, setFirstDay] = useState(start.values.startDate)
  const closed = useClosedReason(firstDay || null)
  const form = useContractForm(hireEmployee, {
    closed,
    onChange: ({ startDate }) => setFirstDay(startDate),
    initialValues: start.values,
    local,
    keepsInput: true,
    check: photoCheck,
    further: {
      state: { chosen: { manager } },
      set: ({ chosen }) => {
        setManager(chosen.manager)
        form.setFieldValue('lineManagerId', chosen.manager?.id ?? null)
      },
    },
    onSuccess: added => {
      onAdded(added, form.getValues())
    },
  })
  return (
    <ContractForm form={form} label={t('employeeRecord.createTitle')}>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }} maw={820}>
        <Stack gap="md">
          <Group justify="space-between" gap="4px 16px">
            <Text size="sm" c="dimmed">
              {t('employeeRecord.hireText')}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              mx={-8}
              onClick={() => onAllFields({ values: form.getValues(), files: form.files, manager })}
            >
              {t('employeeRecord.allFields')}
            </Button>
          </Group>
          <HireFields form={form} manager={manager} onManager={setManager} />
          <FormActions
            form={form}
            submitLabel={t('employeeRecord.create')}
            onCancel={() => void navigate({ to: paths.employees })}
          />
        </Stack>
      </Paper>
    </ContractForm>
  )
}
