// The form of a request that changes: what is asked for, what becomes of it, and the button. For a pending request that
// is edited as for approved leave of which a change is asked.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { isAskedAnew } from '@hr/domain/leave/leave-change.ts'
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import type { LeaveDraft } from './leave-draft.ts'
import { LeaveFields } from './LeaveFields.tsx'
import { LeavePreview } from './LeavePreview.tsx'
import classes from './RequestLeavePage.module.css'
import { useLeavePreview } from './use-leave-form.ts'
import type { LeaveForm } from './use-leave-form.ts'

type Props = {
  request: LeaveRequestDetail
  own: readonly OwnLeaveType[]
  change: {
    readonly form: LeaveForm
    readonly values: LeaveDraft
    readonly start: LeaveDraft
    readonly discard: () => void
  }
  draftKey: string
  /** Files of the request that stay with it are listed to be removed; nothing of approved leave is. */
  storedFiles?: LeaveRequestDetail['files']
  label: string
  submitLabel: string
  /** Why it is too late; null while it is not. */
  ended: string | null
  /** Nothing is asked for with the dates and the type as they are. */
  needsAnew?: boolean
}

export function ChangeForm({ request, own, change, draftKey, storedFiles = [], ...words }: Props) {
  const { t } = useTranslation()
  const { form, values, start, discard } = change
  const { label, submitLabel, ended, needsAnew = false } = words
  const fileCount = form.files.length + values.keepFileIds.length
  const shown = useLeavePreview(values, fileCount, request.id)
  const refusal = shown.preview?.refusal ?? null
  const halfDays = shown.preview?.halfDays ?? request.halfDays
  const isTouched = JSON.stringify(values) !== JSON.stringify(start) || form.files.length > 0
  const { leaveTypeId, from, to, fromHalf, toHalf } = values
  const isAnew =
    leaveTypeId !== null &&
    from !== null &&
    to !== null &&
    isAskedAnew(
      { ...request, leaveTypeId: request.leaveType.id },
      { leaveTypeId, from, to, fromHalf, toHalf },
    )
  return (
    <ContractForm form={form} label={label}>
      <div className={classes.layout}>
        <Paper withBorder p="lg" className={classes.fields}>
          <Stack gap="md">
            <LeaveFields
              form={form}
              values={values}
              own={own}
              halfDays={halfDays}
              draftKey={draftKey}
              storedFiles={storedFiles}
            />
          </Stack>
        </Paper>
        <div className={classes.preview}>
          <LeavePreview {...shown} range={{ from: values.from ?? '', to: values.to ?? '' }} />
        </div>
        <Stack gap="sm" className={classes.actions}>
          <ChangeSummary request={request} values={values} own={own} halfDays={halfDays} />
          {needsAnew && !isAnew && (
            <Text size="sm" c="dimmed">
              {t('leave.changeFirst')}
            </Text>
          )}
          {refusal !== null && (
            <Alert color="red" role="alert" data-refusal={refusal.code}>
              {refusal.message}
            </Alert>
          )}
          {ended !== null && (
            <Alert color="yellow" role="alert">
              {ended}
            </Alert>
          )}
          <Group justify="space-between" gap="sm" className={classes.bar}>
            <Group gap={4} mih={36}>
              {isTouched && (
                <>
                  <Text size="sm" c="dimmed">
                    {t('leave.draftKept')}
                  </Text>
                  <Button variant="subtle" color="gray" size="compact-sm" onClick={discard}>
                    {t('leave.discard')}
                  </Button>
                </>
              )}
            </Group>
            <FormActions
              form={form}
              submitLabel={submitLabel}
              disabled={!isTouched || (needsAnew && !isAnew) || refusal !== null || ended !== null}
              onCancel={discard}
            />
          </Group>
        </Stack>
      </div>
    </ContractForm>
  )
}
