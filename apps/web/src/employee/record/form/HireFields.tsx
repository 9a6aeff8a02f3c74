// The short page: what the company knows about somebody on the first day. The unit proposes the line manager (P9).
import { nextStaffId } from '@hr/contract/employee-change.ts'
import { getOrgStructure } from '@hr/contract/organization.ts'
import { unitManager } from '@hr/domain/organization/unit-manager.ts'
import { SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { JobFactField } from '#web/employee/job/JobFactField.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { UnitSelect } from '#web/shared/unit/UnitSelect.tsx'
import { RecordField } from '../RecordField.tsx'
import type { CreateForm } from './create-draft.ts'
import { FirstShiftField } from './FirstShiftField.tsx'
import { NewPhotoField } from './NewPhotoField.tsx'

type Props = { form: CreateForm }

function UnitAndManager({ form }: Props) {
  const { t } = useTranslation()
  const { data: units = [] } = useCall(getOrgStructure, {}, { staleTime: 60_000 })
  const { value: manager, onChange: choose, ...line } = form.person('lineManagerId')
  const [proposed, setProposed] = useState(manager)
  const { onChange, ...unit } = form.field('unitId')
  const chooseUnit = (unitId: string | null) => {
    onChange(unitId)
    // A line manager chosen by hand stays.
    if (manager?.id !== proposed?.id) return
    const next = unitId === null ? null : unitManager(units, unitId)
    setProposed(next)
    choose(next)
  }
  const isProposed = manager !== null && manager.id === proposed?.id
  return (
    <>
      <UnitSelect key={form.key('unitId')} {...unit} onChange={chooseUnit} />
      <PersonSelect
        {...line}
        value={manager}
        onChange={choose}
        description={t(isProposed ? 'employeeRecord.managerProposed' : 'employeeRecord.managerHint')}
      />
    </>
  )
}

/** Shows which number an empty field means. */
function StaffIdField({ form }: Props) {
  const { data: next } = useCall(nextStaffId, {}, { quiet: true })
  return (
    <TextInput
      key={form.key('staffId')}
      {...form.field('staffId')}
      {...(next && { placeholder: next.staffId })}
      autoComplete="off"
    />
  )
}

export function HireFields({ form }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <NewPhotoField form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <RecordField form={form} name="firstName" />
        <RecordField form={form} name="lastName" />
        <RecordField form={form} name="firstNameLo" />
        <RecordField form={form} name="lastNameLo" />
        <JobFactField form={form} name="positionId" />
        <RecordField form={form} name="startDate" />
        <UnitAndManager form={form} />
        <FirstShiftField form={form} />
        <StaffIdField form={form} />
      </SimpleGrid>
      <RecordField form={form} name="email" description={t('employeeRecord.hireEmailText')} />
    </>
  )
}
