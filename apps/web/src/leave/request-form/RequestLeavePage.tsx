// The form of a leave request: fields, what they would do, and the button, in this order on a phone.
import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useProfile } from '#web/shared/session.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { useOwnLeaveTypes } from '../use-own-leave-types.ts'
import { LeaveFields } from './LeaveFields.tsx'
import { LeavePreview } from './LeavePreview.tsx'
import classes from './RequestLeavePage.module.css'
import { emptyDraft, newDraftKey } from './leave-draft.ts'
import { useLeaveForm, useLeavePreview } from './use-leave-form.ts'

/** For approvers only: the others do not wait for it. */
const DelegateField = lazy(() =>
  import('./DelegateField.tsx').then(file => ({ default: file.DelegateField })),
)

function LeaveRequestForm({ employeeId, own }: { employeeId: number; own: readonly OwnLeaveType[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { form, values, discard } = useLeaveForm(employeeId)
  const shown = useLeavePreview(values, form.files.length)
  const refusal = shown.preview?.refusal ?? null
  const { mayDelegate = false, delegated = [] } = shown.preview ?? {}
  const hasDelegate = mayDelegate || delegated.length > 0 || values.delegate !== null
  const isTouched = JSON.stringify(values) !== JSON.stringify(emptyDraft)
  return (
    <ContractForm form={form} label={t('leave.requestLeave')}>
      <div className={classes.layout}>
        <Paper withBorder p="lg" className={classes.fields}>
          <Stack gap="md">
            <LeaveFields
              form={form}
              values={values}
              own={own}
              halfDays={shown.preview?.halfDays ?? 0}
              draftKey={newDraftKey(employeeId)}
              delegate={
                hasDelegate &&
                shown.preview && (
                  <Suspense>
                    <DelegateField
                      preview={shown.preview}
                      value={values.delegate}
                      error={form.errors.delegateId}
                      onChange={person => form.setFieldValue('delegate', person)}
                    />
                  </Suspense>
                )
              }
            />
          </Stack>
        </Paper>
        <div className={classes.preview}>
          <LeavePreview {...shown} range={{ from: values.from ?? '', to: values.to ?? '' }} />
        </div>
        <Stack gap="sm" className={classes.actions}>
          {refusal !== null && (
            <Alert color="red" role="alert" data-refusal={refusal.code}>
              {refusal.message}
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
              submitLabel={t('leave.requestLeave')}
              disabled={refusal !== null}
              onCancel={() => void navigate({ to: paths.leaves })}
            />
          </Group>
        </Stack>
      </div>
    </ContractForm>
  )
}

/** /app/leaves/leave-requests?new=1 */
export function RequestLeavePage() {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const { own, isPending, error, retry } = useOwnLeaveTypes()
  return (
    <Page title={t('leave.requestLeave')} crumbs={[{ title: t('menu.myLeave'), to: paths.leaves }]}>
      {error !== null && own.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : isPending || employee === null ? (
        <Skeleton height={420} radius="md" />
      ) : (
        <LeaveRequestForm employeeId={employee.id} own={own} />
      )}
    </Page>
  )
}
