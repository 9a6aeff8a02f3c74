// The layout of the leave form: fields, preview, and a button that stays visible with the refusal above it. An approver may
// name a delegate (R10).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { previewLeave } from '@hr/contract/leave.ts'
import { Alert, Group, Paper, Stack, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { ContractForm, FormActions, FormError } from '#web/shared/form/ContractForm.tsx'
import { DraftKept } from '#web/shared/request/form/DraftKept.tsx'
import { RefusalAlert } from '#web/shared/request/form/RefusalAlert.tsx'
import { useLeaveText } from '../leave-text.ts'
import { DelegateField } from './DelegateField.tsx'
import { LeaveFields } from './LeaveFields.tsx'
import { LeavePreview } from './LeavePreview.tsx'
import classes from './RequestForm.module.css'
import type { useLeavePreview } from './use-leave-form.ts'

type OutcomeLineProps = {
  preview: Pick<OutputOf<typeof previewLeave>, 'halfDays' | 'years'>
  isStale: boolean
}

/** The result in one line above the button on a phone: counted days and the remaining balance (L7). */
function OutcomeLine({ preview, isStale }: OutcomeLineProps) {
  const { days, leftAfter } = useLeaveText()
  const { years } = preview
  return (
    <Text size="sm" c="dimmed" opacity={isStale ? 0.5 : 1}>
      <Text span inherit fw={650} c="var(--mantine-color-text)">
        {days(preview.halfDays)}
      </Text>
      {years.length > 0 && (
        <Text span inherit {...(years.some(({ after }) => after < 0) && { c: 'var(--mantine-color-error)' })}>
          {' · '}
          {leftAfter(years)}
        </Text>
      )}
    </Text>
  )
}

type Props = {
  fields: Omit<ComponentProps<typeof LeaveFields>, 'delegate'>
  shown: ReturnType<typeof useLeavePreview>
  label: string
  submitLabel: string
  /** Above the refusal. */
  summary?: ReactNode
  /** Why the form is no longer possible; null while it is. */
  ended?: string | null
  /** May not be sent, whatever the server says. */
  isHeld?: boolean
  /** Omitted where Cancel also discards the draft. */
  onDiscard?: () => void
  onCancel: () => void
}

export function RequestForm({ fields, shown, label, submitLabel, summary, ...state }: Props) {
  const { ended = null, isHeld = false, onDiscard, onCancel } = state
  const { form, values, isTouched } = fields.entered
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
            <Stack>
              <LeaveFields {...fields} delegate={delegate} />
            </Stack>
          </Paper>
          <div className={classes.actions}>
            {summary !== undefined && <Stack className={classes.whole}>{summary}</Stack>}
            <Group gap={4} className={classes.draft}>
              {isTouched && <DraftKept onDiscard={onDiscard} />}
            </Group>
            <div className={classes.bar} data-bottom-bar="phone">
              <RefusalAlert refusal={refusal} className={classes.whole} />
              <FormError error={form.error} className={classes.whole} />
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
                  hasOwnError
                />
              </div>
            </div>
          </div>
        </div>
        <div className={classes.preview}>
          <LeavePreview shown={shown} range={{ from: values.from ?? '', to: values.to ?? '' }} />
        </div>
      </div>
    </ContractForm>
  )
}
