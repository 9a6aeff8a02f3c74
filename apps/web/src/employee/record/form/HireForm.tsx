// "Add employee" on one short page; "All fields" opens the long form with the input so far.
import { hireEmployee } from '@hr/contract/employee-hire.ts'
import { paths } from '@hr/contract/paths.ts'
import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm } from '#web/shared/form/ContractForm.tsx'
import { emptyEmployee } from './create-draft.ts'
import type { Continued, CreateDraft } from './create-draft.ts'
import { FormFoot } from './FormFoot.tsx'
import { HireFields } from './HireFields.tsx'
import { useNewEmployeeForm } from './use-new-employee-form.ts'
import type { NewEmployeeProps } from './use-new-employee-form.ts'

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

type Props = NewEmployeeProps & { onAllFields: (continued: Continued) => void }

export function HireForm({ onAllFields, ...props }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useNewEmployeeForm(hireEmployee, local, props)
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
