// Requests the same overtime for several people of one's team, with the result of each before sending (O2).
import {
  listOtMembers,
  mostOtMembers,
  previewOtForMembers,
  requestOtForMembers,
} from '@hr/contract/ot-request.ts'
import { isLocalTime } from '@hr/domain/calendar/local-date.ts'
import { Button, Group, MultiSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { PreviewPanel } from '#web/shared/request/form/PreviewPanel.tsx'
import { useRequestPreview } from '#web/shared/request/form/use-request-preview.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { OtWhenFields } from '../form/OtWhenFields.tsx'
import { MemberResults } from './MemberResults.tsx'

type Values = {
  employeeIds: number[]
  date: string | null
  timeIn: string
  timeOut: string
  reason: string
}
const empty: Values = { employeeIds: [], date: null, timeIn: '', timeOut: '', reason: '' }

/** Null until enough is entered. */
const sketchOf = ({ employeeIds, date, timeIn, timeOut }: Values) =>
  employeeIds.length > 0 && date !== null && isLocalTime(timeIn) && isLocalTime(timeOut)
    ? { employeeIds, date, timeIn, timeOut }
    : null

export function MembersDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const team = useCall(listOtMembers, {}).data ?? []
  const [values, setValues] = useState(empty)
  const form = useContractForm(requestOtForMembers, {
    initialValues: values,
    onChange: setValues,
    onSuccess: ({ ids }) => {
      toastSuccess(t('ot.membersSent', { count: ids.length }))
      onClose()
    },
  })
  const shown = useRequestPreview(previewOtForMembers, { input: sketchOf(values), isSent: form.isSent })
  const refused = shown.preview?.members.some(({ refusal }) => refusal !== null) ?? false
  const choose = (employeeIds: number[]) => form.setFieldValue('employeeIds', employeeIds)
  const everybody = team.map(({ id }) => id)
  const canChooseAll = team.length > 1 && team.length <= mostOtMembers
  return (
    <FormDrawer
      form={form}
      title={t('ot.askForMembers')}
      submitLabel={t('ot.askForMembers')}
      disabled={refused}
      onClose={onClose}
    >
      <div>
        <MultiSelect
          key={form.key('employeeIds')}
          {...form.field('employeeIds')}
          label={t('ot.members')}
          placeholder={values.employeeIds.length === 0 ? t('ot.membersSearch') : ''}
          data={team.map(person => ({ value: String(person.id), label: nameOf(person) }))}
          value={values.employeeIds.map(String)}
          onChange={ids => choose(ids.map(Number))}
          maxValues={mostOtMembers}
          searchable
          hidePickedOptions
          openOnFocus={false}
          data-autofocus
          nothingFoundMessage={t('ui.noMatch')}
        />
        {canChooseAll && values.employeeIds.length < everybody.length && (
          <Group justify="flex-end" mt={4}>
            <Button variant="subtle" size="compact-sm" onClick={() => choose(everybody)}>
              {t('ot.wholeTeam', { count: everybody.length })}
            </Button>
          </Group>
        )}
      </div>
      <OtWhenFields form={form} />
      <Textarea
        key={form.key('reason')}
        {...form.field('reason')}
        description={t('request.reasonHint')}
        maxRows={6}
      />
      <PreviewPanel
        shown={shown}
        hint={t('ot.membersHint')}
        days={{ from: values.date, to: values.date }}
        heading={{ order: 3, size: 'h6' }}
        p="md"
      >
        {preview => (
          <MemberResults
            preview={preview}
            onRemove={ids => choose(values.employeeIds.filter(id => !ids.includes(id)))}
          />
        )}
      </PreviewPanel>
    </FormDrawer>
  )
}
