// The form element for useContractForm, with its buttons and the question before unsaved input is lost.
import { Alert, Button, Group, Stack } from '@mantine/core'
import type { AlertProps } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { readSession } from '#web/api/session-cookie.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { CallError } from '#web/api/call-error.ts'
import type { AskedReason as Asked } from '#web/shared/reason/asked-reason.ts'
import type { ClosedReason as Closed } from '#web/shared/reason/closed-reason.ts'
import type { KeptForm } from './kept-form.ts'
import { AskedReason } from '#web/shared/reason/AskedReason.tsx'
import { isSwitching } from '#web/shared/session-change.ts'
import { ClosedReason } from '#web/shared/reason/ClosedReason.tsx'
import { KeptNotice } from './KeptNotice.tsx'
import classes from '#web/ui/DialogButtons.module.css'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

/** What the parts of a form need from useContractForm. */
export type AnyContractForm = {
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void
  isRunning: boolean
  error: CallError | null
  isUnsaved: () => boolean
  errors: Readonly<Record<string, ReactNode>>
  own: Asked
  closed: Closed
  kept: KeptForm
}

type Props = {
  form: Pick<AnyContractForm, 'submit' | 'isUnsaved'> & { kept?: KeptForm }
  label: string
  /** Search parameter that selects what the form edits: another value leaves the form. */
  parameter?: string
  children: ReactNode
}

/** Loaded on demand: the sign-in pages do not need a dialog. */
const ConfirmDialog = lazyDialog(() => import('#web/ui/ConfirmDialog.tsx').then(file => file.ConfirmDialog))

type QuestionProps = { isUnsaved: () => boolean; parameter?: string | undefined }

/** Asks before leaving the page with unsaved input; not after the session ended, because the input is kept then. */
export function UnsavedQuestion({ isUnsaved, parameter }: QuestionProps) {
  const { t } = useTranslation()
  const valueOf = (search: Readonly<Record<string, unknown>>) =>
    parameter === undefined ? undefined : search[parameter]
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || valueOf(current.search) !== valueOf(next.search)) &&
      readSession() !== null &&
      isUnsaved(),
    enableBeforeUnload: () => !isSwitching() && isUnsaved(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('ui.leaveUnsaved')}
      text={t('ui.leaveUnsavedText')}
      confirmLabel={t('ui.leaveAnyway')}
      cancelLabel={t('ui.stay')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  )
}

/** Otherwise it would be below the fold on a phone. The margin leaves room for what sticks to the bottom there. */
const bringIntoView = (alert: HTMLDivElement | null) => {
  alert?.scrollIntoView({ block: 'nearest' })
}

/** An error of the server that belongs to no field; above the buttons, which stick to the bottom of some forms. */
export function FormError({ error, ...props }: AlertProps & { error: CallError | null }) {
  if (error === null || Object.keys(error.fields).length > 0) return null
  return (
    <Alert {...props} ref={bringIntoView} color="red" role="alert" style={{ scrollMarginBottom: 96 }}>
      {error.message}
    </Alert>
  )
}

export function ContractForm({ form, label, parameter, children }: Props) {
  return (
    <form noValidate aria-label={label} onSubmit={form.submit}>
      <Stack>
        {form.kept?.isRestored && <KeptNotice kept={form.kept} />}
        <Fragment key={form.kept?.round}>{children}</Fragment>
      </Stack>
      <UnsavedQuestion isUnsaved={form.isUnsaved} parameter={parameter} />
    </form>
  )
}

type ActionsProps = {
  form: Pick<AnyContractForm, 'isRunning' | 'error' | 'errors' | 'own' | 'closed'>
  /** The action: "Request leave". */
  submitLabel: string
  onCancel?: () => void
  /** If "Cancel" could be mistaken for the action of the form. */
  cancelLabel?: string
  disabled?: boolean
  /** The action cannot be undone. */
  isFinal?: boolean
  /** The form shows its error itself. */
  hasOwnError?: boolean
}

/** Submit on the right, cancel next to it; on a phone they share the line or are stacked. */
export function FormActions({ form, submitLabel, onCancel, cancelLabel, ...props }: ActionsProps) {
  const { t } = useTranslation()
  const { disabled = false, isFinal = false, hasOwnError = false } = props
  // Smaller padding, so that "Keep the request" and "Withdraw request" fit on one line of a dialog on a phone.
  const px = { base: 'sm', sm: 18 }
  return (
    <Stack gap="sm">
      {form.own.isAsked && <AskedReason asked={form.own} error={form.errors.ownRecordReason} />}
      {form.closed.isAsked && <ClosedReason closed={form.closed} error={form.errors.closedReason} />}
      {!hasOwnError && <FormError error={form.error} />}
      <Group justify="flex-end" gap="xs" className={onCancel && classes.pair}>
        {onCancel && (
          <Button variant="default" px={px} onClick={onCancel}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          px={px}
          loading={form.isRunning}
          disabled={disabled}
          {...(isFinal && { color: 'red' })}
        >
          {submitLabel}
        </Button>
      </Group>
    </Stack>
  )
}
