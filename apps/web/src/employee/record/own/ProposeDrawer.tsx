// "Propose a change": the employee enters the correct values, and why a known one changes; HR decides (P7).
import { proposeChange } from '@hr/contract/employee-proposal.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { needsReason } from '@hr/domain/employee/proposal-reason.ts'
import { Alert, Chip, Group, Input, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { BankFields } from '../form/BankFields.tsx'
import { EducationField } from '../form/EducationField.tsx'
import { RecordFields } from '../form/FormSection.tsx'
import type { SimpleField } from '../field-kinds.ts'
import { isEmpty, missingTexts } from '../missing-texts.ts'
import type { PersonForm } from '../person-form.ts'
import type { RecordDraft } from '../record-draft.ts'
import { differentFields, draftFields, draftOf, pickFields } from '../record-draft.ts'
import { proposalParts, proposalPartNames } from './proposal-parts.ts'
import type { ProposalPart } from './proposal-parts.ts'

/** Fields that cannot be cleared once they are known. */
const needed = ['firstName', 'lastName', 'gender', 'dateOfBirth'] as const

type PartProps = { form: PersonForm; part: ProposalPart; required: readonly SimpleField[] }

function PartFields({ form, part, required }: PartProps) {
  switch (part) {
    case 'bank':
      return <BankFields form={form} withSso={false} />
    case 'education':
      return <EducationField form={form} />
    default:
      return <RecordFields form={form} names={proposalParts[part]} required={required} />
  }
}

type Props = { record: EmployeeRecord; startParts?: readonly ProposalPart[]; onClose: () => void }

export function ProposeDrawer({ record, startParts = [], onClose }: Props) {
  const { t } = useTranslation()
  const [parts, setParts] = useState(startParts)
  const sent = parts.flatMap((part): readonly string[] => proposalParts[part])
  const start = draftOf(record)
  const required = needed.filter(name => sent.includes(name) && !isEmpty(start[name]))
  const [typed, setTyped] = useState(start)
  const isReasonNeeded = (values: RecordDraft) =>
    needsReason(
      pickFields(
        start,
        differentFields(start, values).filter(name => sent.includes(name)),
      ),
    )
  const form = useContractForm(proposeChange, {
    initialValues: { ...start, reason: '' },
    onChange: setTyped,
    check: values => ({
      ...missingTexts(values, required),
      ...(isReasonNeeded(values) && missingTexts(values, ['reason'])),
    }),
    local: draftFields.filter(name => !sent.includes(name)),
    onSuccess: () => {
      toastSuccess(t('employeeRecord.proposed'))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('employeeRecord.propose')}
      submitLabel={t('employeeRecord.sendProposal')}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('employeeRecord.proposeText')}
      </Text>
      <Chip.Group
        multiple
        value={[...parts]}
        onChange={next => setParts(proposalPartNames.filter(part => next.includes(part)))}
      >
        <Input.Wrapper label={t('employeeRecord.whatIsWrong')} labelElement="div">
          <Group gap="xs" mt={4} role="group" aria-label={t('employeeRecord.whatIsWrong')}>
            {proposalPartNames.map(part => (
              <Chip key={part} value={part} size="sm">
                {t(`employeeRecord.proposalPart.${part}`)}
              </Chip>
            ))}
          </Group>
        </Input.Wrapper>
      </Chip.Group>
      {parts.length === 0 && <Alert color="gray">{t('employeeRecord.choosePart')}</Alert>}
      {parts.map(part => (
        <Stack key={part} gap={4}>
          <Text size="sm" fw={600}>
            {t(`employeeRecord.proposalPart.${part}`)}
          </Text>
          <PartFields form={form} part={part} required={required} />
        </Stack>
      ))}
      <Textarea
        key={form.key('reason')}
        {...form.field('reason')}
        required={isReasonNeeded(typed)}
        description={t('employeeRecord.proposalReasonHint')}
      />
    </FormDrawer>
  )
}
