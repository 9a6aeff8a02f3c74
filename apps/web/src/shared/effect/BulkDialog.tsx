// A change of many people: the fields, the preview person by person, and one button for all or nobody.
import type { BulkPreview as Preview } from '@hr/contract/bulk-change.ts'
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Button, Checkbox, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnyEndpoint } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { BulkPreview } from './BulkPreview.tsx'
import { useClosedReason } from '#web/shared/reason/closed-reason.ts'
import { ClosedReason } from '#web/shared/reason/ClosedReason.tsx'
import { RecountChoice } from './RecountChoice.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { useTypedCount } from './typed-count.ts'
import { TypedCount } from './TypedCount.tsx'

type Props<E extends AnyEndpoint> = {
  title: string
  endpoint: E
  input: InputOf<E>
  preview: UseQueryResult<Preview>
  /** Enough for the preview. */
  isChosen: boolean
  /** Instead of the preview until then. */
  hint: string
  /** The first day that changes; null for a change without a date. */
  closedFrom: LocalDate | null
  /** Another shift counts leave differently (L10). */
  hasRecount: boolean
  /** People who are refused can be left out. */
  canLeaveOut?: boolean
  /** undefined until the change is previewed and can run. */
  submitLabel: (changed: number | undefined) => string
  /** The toast. */
  done: (answer: OutputOf<E>) => string
  onDone?: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

type EffectProps = {
  query: UseQueryResult<Preview>
  recount?: { mayTake: boolean; onMayTake: (may: boolean) => void }
  leaveOut?: { isLeavingOut: boolean; onLeavingOut: (is: boolean) => void }
}

/** The preview person by person, with what can be chosen for them. */
function Effect({ query, recount, leaveOut }: EffectProps) {
  const { t } = useTranslation()
  const { requests, refused = 0 } = query.data ?? {}
  return (
    <>
      <BulkPreview query={query} />
      {recount && requests && <RecountChoice requests={requests} {...recount} />}
      {leaveOut && refused > 0 && (
        <Checkbox
          label={t('employeeList.leaveOut', { count: refused })}
          checked={leaveOut.isLeavingOut}
          onChange={event => leaveOut.onLeavingOut(event.currentTarget.checked)}
        />
      )}
    </>
  )
}

export function BulkDialog<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, input, preview, isChosen, hasRecount, canLeaveOut = false, done } = props
  const { onClose, onDone = onClose } = props
  const [mayTake, setMayTake] = useState(false)
  const [isLeavingOut, setIsLeavingOut] = useState(false)
  const closed = useClosedReason(props.closedFrom)
  const action = useAction(endpoint, {
    onError: closed.onError,
    onSuccess: answer => {
      toastSuccess(done(answer))
      onDone()
    },
  })
  const { changed = 0, refused = 0 } = preview.data ?? {}
  const typed = useTypedCount(changed)
  const isPreviewed =
    isChosen && preview.isSuccess && !preview.isPlaceholderData && (refused === 0 || isLeavingOut)
  const choices = {
    takeDays: mayTake,
    ...(canLeaveOut && { leaveOutRefused: isLeavingOut }),
    ...closed.input,
  }
  return (
    <Modal onClose={onClose} size="lg" title={props.title}>
      <Stack>
        {props.children}
        {!isChosen && (
          <Text size="sm" c="dimmed">
            {props.hint}
          </Text>
        )}
        {isChosen && (
          <Effect
            query={preview}
            {...(hasRecount && { recount: { mayTake, onMayTake: setMayTake } })}
            {...(canLeaveOut && { leaveOut: { isLeavingOut, onLeavingOut: setIsLeavingOut } })}
          />
        )}
        {isPreviewed && <TypedCount {...typed.field} />}
        <ClosedReason closed={closed} error={action.error?.fields.closedReason} />
        <DialogButtons onClose={onClose}>
          <Button
            disabled={!isPreviewed || changed === 0 || !typed.isConfirmed}
            loading={action.isRunning}
            onClick={() => action.run(Object.assign({}, input, choices))}
          >
            {props.submitLabel(isPreviewed ? changed : undefined)}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
