// Decides in a row: approve with one click that can be undone for 5 s, or reject with a comment. The main button is the last
// one, as in the bar that decides several and on the page of the request.
import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useHeld } from '#web/shared/use-held.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './RowDecision.module.css'
import type { About } from './about.ts'
import type { RequestKind, RequestRow } from './request-kind.ts'
import { useApprove } from './use-approve.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ApproveClosedDialog = lazyDialog(() =>
  import('./ApproveClosedDialog.tsx').then(file => file.ApproveClosedDialog),
)
const RejectDialog = lazyDialog(() => import('./RejectDialog.tsx').then(file => file.RejectDialog))

type Props = {
  kind: RequestKind
  request: RequestRow
  about: About
  /** Approved unless undone: the row cannot be decided otherwise meanwhile. */
  onHeld?: (isHeld: boolean) => void
  /** Instead of the button that rejects: the way to the whole request. */
  review?: ReactNode
}

export function RowDecision({ kind, request, about, onHeld, review }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { approve, isRunning, reasonText, endReason } = useApprove(kind)
  const { held, hold, undo } = useHeld((seen: RequestRow) => {
    approve(seen)
    onHeld?.(false)
  })
  const [isRejecting, rejecting] = useDisclosure(false)
  const [asked, setAsked] = useState(false)
  const reject = () => {
    setAsked(true)
    rejecting.open()
  }
  if (!request.may.decide) return null
  const { words } = kind
  const named = { name: nameOf(request.employee), dates: about.dates }
  if (held !== undefined) {
    return (
      <Group gap="xs" wrap="nowrap" className={classes.buttons}>
        <Text size="sm" c="dimmed" role="status">
          {t('approval.approved')}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={t(words.undoOf, named)}
          autoFocus
          onClick={({ detail }) => {
            // The second click of a double click on "Approve", which was here.
            if (detail > 1) return
            undo()
            onHeld?.(false)
          }}
        >
          {t('ui.undo')}
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="xs" wrap="nowrap" className={classes.buttons}>
      {review ?? (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isRunning}
          aria-label={t(words.rejectOf, named)}
          onClick={reject}
        >
          {t('approval.reject')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconCheck size={16} aria-hidden />}
        loading={isRunning}
        aria-label={t(words.approveOf, named)}
        onClick={() => {
          hold(request)
          onHeld?.(true)
        }}
      >
        {t('approval.approve')}
      </Button>
      {reasonText !== undefined && (
        <ApproveClosedDialog kind={kind} request={request} text={reasonText} onClose={endReason} />
      )}
      {asked && (
        <RejectDialog
          opened={isRejecting}
          kind={kind}
          request={request}
          about={[named.name, about.what, about.dates].join(' · ')}
          onClose={rejecting.close}
        />
      )}
    </Group>
  )
}
