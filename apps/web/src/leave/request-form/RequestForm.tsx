// What a new request, one that is edited and a change of approved leave share: the fields, what they would do, and the
// button, which stays in sight with what stands against it. Whoever decides for others may name a delegate with it (R10).
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { LeaveFields } from './LeaveFields.tsx'
import { LeavePreview } from './LeavePreview.tsx'
import { OutcomeLine } from './OutcomeLine.tsx'
import classes from './RequestForm.module.css'
import type { useLeavePreview } from './use-leave-form.ts'
import { DelegateField } from './DelegateField.tsx'

type Props = {
  fields: Omit<ComponentProps<typeof LeaveFields>, 'delegate'>
  shown: ReturnType<typeof useLeavePreview>
  label: string
  submitLabel: string
  /** Stands before what the server refuses. */
  summary?: ReactNode
  /** Why it is too late; null while it is not. */
  ended?: string | null
  isTouched: boolean
  /** May not be sent, whatever the server says. */
  isHeld?: boolean
  /** Empties the form; where Cancel does that there is no second word for it. */
  onDiscard?: () => void
  onCancel: () => void
}

export function RequestForm({ fields, shown, label, submitLabel, summary, ...state }: Props) {
  const { t } = useTranslation()
  const { ended = null, isTouched, isHeld = false, onDiscard, onCancel } = state
  const { form, values } = fields
  const { mayDelegate = false, delegated = [], refusal = null } = shown.preview ?? {}
  const hasDelegate = mayDelegate || delegated.length > 0 || values.delegate !== null
  const delegate = hasDelegate && shown.preview && (
    <DelegateField
      preview={shown.preview}
      value={values.delegate}
      error={form.errors.delegateId}
      onChange={person => form.setFieldValue('delegate', person)}
    />
  )
  return (
    <ContractForm form={form} label={label}>
      <div className={classes.layout}>
        <div className={classes.main}>
          <Paper withBorder p="lg" className={classes.fields}>
            <Stack gap="md">
              <LeaveFields {...fields} delegate={delegate} />
            </Stack>
          </Paper>
          <div className={classes.actions}>
            {summary !== undefined && <Stack className={classes.whole}>{summary}</Stack>}
            <Group gap={4} className={classes.draft}>
              {isTouched && (
                <>
                  <Text size="sm" c="dimmed">
                    {t('request.draftKept')}
                  </Text>
                  {onDiscard && (
                    <Button variant="subtle" color="gray" size="compact-sm" onClick={onDiscard}>
                      {t('request.discard')}
                    </Button>
                  )}
                </>
              )}
            </Group>
            <div className={classes.bar} data-bottom-bar="phone">
              {refusal !== null && (
                <Alert color="red" role="alert" data-refusal={refusal.code} className={classes.whole}>
                  {refusal.message}
                </Alert>
              )}
              {ended !== null && (
                <Alert color="yellow" role="alert" className={classes.whole}>
                  {ended}
                </Alert>
              )}
              {shown.preview && refusal === null && (
                <div className={classes.outcome}>
                  <OutcomeLine preview={shown.preview} isStale={shown.isStale} />
                </div>
              )}
              <div className={classes.buttons}>
                <FormActions
                  form={form}
                  submitLabel={submitLabel}
                  disabled={isHeld || refusal !== null || ended !== null}
                  onCancel={onCancel}
                />
              </div>
            </div>
          </div>
        </div>
        <div className={classes.preview}>
          <LeavePreview {...shown} range={{ from: values.from ?? '', to: values.to ?? '' }} />
        </div>
      </div>
    </ContractForm>
  )
}
