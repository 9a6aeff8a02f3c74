// The form that edits a pending request: what was asked for, what it would become, and the button.
import { getLeaveRequest } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { useOwnLeaveTypes } from '../use-own-leave-types.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import { editDraftKey } from './leave-draft.ts'
import { LeaveFields } from './LeaveFields.tsx'
import { LeavePreview } from './LeavePreview.tsx'
import classes from './RequestLeavePage.module.css'
import { useEditForm } from './use-edit-form.ts'
import { useLeavePreview } from './use-leave-form.ts'

type Props = { request: LeaveRequestDetail; own: readonly OwnLeaveType[] }

function EditForm({ request, own }: Props) {
  const { t } = useTranslation()
  const { form, values, start, discard } = useEditForm(request)
  const fileCount = form.files.length + values.keepFileIds.length
  const shown = useLeavePreview(values, fileCount, request.id)
  const refusal = shown.preview?.refusal ?? null
  const halfDays = shown.preview?.halfDays ?? request.halfDays
  const isTouched = JSON.stringify(values) !== JSON.stringify(start) || form.files.length > 0
  const ended = request.may.edit ? null : t('leave.editEnded', { status: t(`status.${request.status}`) })
  return (
    <ContractForm form={form} label={t('leave.changeRequest')}>
      <div className={classes.layout}>
        <Paper withBorder p="lg" className={classes.fields}>
          <Stack gap="md">
            <LeaveFields
              form={form}
              values={values}
              own={own}
              halfDays={halfDays}
              draftKey={editDraftKey(request.id)}
              storedFiles={request.files}
            />
          </Stack>
        </Paper>
        <div className={classes.preview}>
          <LeavePreview {...shown} range={{ from: values.from ?? '', to: values.to ?? '' }} />
        </div>
        <Stack gap="sm" className={classes.actions}>
          <ChangeSummary request={request} values={values} own={own} halfDays={halfDays} />
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
              submitLabel={t('leave.saveChanges')}
              disabled={!isTouched || refusal !== null || ended !== null}
              onCancel={discard}
            />
          </Group>
        </Stack>
      </div>
    </ContractForm>
  )
}

/** /app/leaves/leave-requests/$leaveRequestId?edit=1 */
export function EditLeavePage() {
  const { t } = useTranslation()
  const { leaveRequestId = '' } = useParams({ strict: false })
  const request = useCall(getLeaveRequest, { id: leaveRequestId })
  const { own, isPending, error, retry } = useOwnLeaveTypes()
  const { data } = request
  return (
    <Page
      title={t('leave.changeRequestNumber', { number: data?.number ?? '' })}
      crumbs={[
        { title: t('menu.myLeave'), to: paths.leaves },
        {
          title: t('leave.requestNumber', { number: data?.number ?? '' }),
          to: paths.myLeaveRequest(leaveRequestId),
        },
      ]}
    >
      {error !== null && own.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : isPending || data === undefined ? (
        <Skeleton height={420} radius="md" />
      ) : (
        <EditForm request={data} own={own} />
      )}
    </Page>
  )
}
