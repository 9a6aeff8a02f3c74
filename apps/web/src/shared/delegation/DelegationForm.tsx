// Adds a delegate for some days, or changes a delegation: once it has begun, only its last day (R10).
import { createDelegation, updateDelegation } from '@hr/contract/approval-delegation.ts'
import type { Delegation } from '@hr/contract/approval-delegation.ts'
import { SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { formatDateRange } from '#web/shared/format.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { DateField } from '#web/ui/DateField.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Values = { delegateId: number | null; from: string | null; to: string | null }
const nothing: Values = { delegateId: null, from: null, to: null }

export function NameDelegate({
  employeeId,
  onDone,
  onCancel,
}: {
  employeeId: number
  onDone: () => void
  onCancel?: () => void
}) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const [from, setFrom] = useState<string | null>(null)
  const form = useContractForm(createDelegation, {
    initialValues: nothing,
    onChange: values => setFrom(values.from),
    onSuccess: ({ delegate, ...days }) => {
      toastSuccess(
        t('delegation.named', { name: nameOf(delegate), dates: formatDateRange(days.from, days.to) }),
      )
      form.setValues(nothing)
      onDone()
    },
  })
  return (
    <ContractForm form={form} label={t('delegation.name')}>
      <PersonSelect
        {...form.person('delegateId')}
        label={t('delegation.delegate')}
        required
        without={[employeeId]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField key={form.key('from')} {...form.field('from')} />
        <DateField key={form.key('to')} {...form.field('to')} {...(from !== null && { minDate: from })} />
      </SimpleGrid>
      <FormActions form={form} submitLabel={t('delegation.name')} {...(onCancel && { onCancel })} />
    </ContractForm>
  )
}

export function ChangeDelegation({ delegation, onDone }: { delegation: Delegation; onDone: () => void }) {
  const { t } = useTranslation()
  const { id, delegate, delegator, from, to, state } = delegation
  const hasBegun = state === 'ACTIVE'
  const initialValues: Values = { delegateId: delegate.id, from, to }
  const form = useContractForm(updateDelegation, {
    initialValues,
    fixed: { id },
    onSuccess: () => {
      toastSuccess(t('delegation.saved'))
      onDone()
    },
  })
  return (
    <ContractForm form={form} label={t('delegation.change')}>
      {hasBegun && (
        <Text size="sm" c="dimmed">
          {t('delegation.begunHint')}
        </Text>
      )}
      <PersonSelect
        {...form.person('delegateId', [delegate])}
        label={t('delegation.delegate')}
        required
        disabled={hasBegun}
        clearable={false}
        without={[delegator.id]}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField key={form.key('from')} {...form.field('from')} disabled={hasBegun} />
        <DateField key={form.key('to')} {...form.field('to')} />
      </SimpleGrid>
      <FormActions form={form} submitLabel={t('delegation.save')} onCancel={onDone} />
    </ContractForm>
  )
}
