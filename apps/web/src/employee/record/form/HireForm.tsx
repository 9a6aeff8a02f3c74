// "Add employee" on one short page; "All fields" opens the long form with the input so far.
import { hireEmployee } from '@hr/contract/employee-hire.ts'
import { paths } from '@hr/contract/paths.ts'
import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useClosedReason } from '#web/shared/closed-reason.ts'
import { useContractForm } from '#web/shared/use-contract-form.ts'
import { ContractForm } from '#web/shared/ContractForm.tsx'
import { emptyEmployee, photoCheck } from './create-draft.ts'
import type { Continued, CreateDraft } from './create-draft.ts'
import { FormFoot } from './FormFoot.tsx'
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
  values: CreateDraft
  continued: Continued | undefined
  onAllFields: (continued: Continued) => void
  onAdded: (added: NewSignIn & { id: number }, typed: CreateDraft) => void
}

export function HireForm({ values, continued, onAllFields, onAdded }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [firstDay, setFirstDay] = useState((continued?.typed ?? values).startDate)
  const closed = useClosedReason(firstDay || null)
  const form = useContractForm(hireEmployee, {
    closed,
    onChange: ({ startDate }) => setFirstDay(startDate),
    initialValues: values,
    continued,
    local,
    keepsInput: true,
    check: photoCheck,
    onSuccess: added => {
      onAdded(added, form.getValues())
    },
  })
  return (
    <Box maw={820}>
      <ContractForm form={form} label={t('employeeRecord.createTitle')}>
        <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
          <Stack>
            <Group justify="space-between" gap="4px 16px">
              <Text size="sm" c="dimmed">
                {t('employeeRecord.hireText')}
              </Text>
              <Button
                variant="subtle"
                size="compact-sm"
                mx={-8}
                onClick={() =>
                  onAllFields({ typed: { ...form.getValues(), people: form.people }, files: form.files })
                }
              >
                {t('employeeRecord.allFields')}
              </Button>
            </Group>
            <HireFields form={form} />
          </Stack>
        </Paper>
        <FormFoot
          form={form}
          submitLabel={t('employeeRecord.create')}
          onCancel={() => void navigate({ to: paths.employees })}
        />
      </ContractForm>
    </Box>
  )
}
