// The actions of this reader; one that is not possible now says why.
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { StandsInFor } from '#web/shared/delegation/StandsInFor.tsx'
import { useCan } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { AskToCancelDialog } from './AskToCancelDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { cancelWords } from './cancel-words.ts'
import { RejectDialog } from './RejectDialog.tsx'
import classes from './RequestActions.module.css'
import type { RequestKind, RequestRow } from './request-kind.ts'
import { useApprove } from './use-approve.ts'
import { ApproveClosedDialog } from './ApproveClosedDialog.tsx'

type Props = {
  kind: RequestKind
  request: RequestRow
  isOwn: boolean
  /** The requester and the content, in one line. */
  about: string
}

/** Why an approver cannot decide now; other readers do not see the buttons. */
function useShownRefusal({ kind, request, isOwn }: Omit<Props, 'about'>) {
  const may = useCan()
  const { decide, decideRefusal } = request.may
  if (decide || request.status !== 'PENDING') return undefined
  if (decideRefusal === 'STEP_NOT_READY' || decideRefusal === 'SECOND_PERSON_DECIDES') return decideRefusal
  return isOwn && decideRefusal === 'OWN_REQUEST' && may(kind.groups.all, 'approve')
    ? decideRefusal
    : undefined
}

function Decision({ kind, request, isOwn, about }: Props) {
  const { t } = useTranslation()
  const reasonId = useId()
  const refusal = useShownRefusal({ kind, request, isOwn })
  const { approve, isRunning, reasonText, endReason } = useApprove(kind)
  const [isRejecting, rejecting] = useDisclosure(false)
  if (!request.may.decide && refusal === undefined) return null
  const words = kind.words.purposes[request.purpose]
  const state = { disabled: !request.may.decide, 'aria-describedby': refusal && reasonId }
  return (
    <Stack gap={4} className={classes.decision} data-bottom-bar="decision">
      <Group gap="xs" className={classes.buttons}>
        <Button variant="default" {...state} onClick={rejecting.open}>
          {t(words.reject)}
        </Button>
        <Button
          {...state}
          loading={isRunning}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={() => approve(request)}
        >
          {t(words.approve)}
        </Button>
      </Group>
      {request.may.decidesFor !== null && <StandsInFor person={request.may.decidesFor} />}
      {refusal !== undefined && (
        <Text id={reasonId} size="sm" c="dimmed" ta="right">
          {t(`approval.refusal.${refusal}`)}
        </Text>
      )}
      {reasonText !== undefined && (
        <ApproveClosedDialog kind={kind} request={request} text={reasonText} onClose={endReason} />
      )}
      <RejectDialog
        opened={isRejecting}
        kind={kind}
        about={about}
        request={request}
        onClose={rejecting.close}
      />
    </Stack>
  )
}

/** For the owner of an approved request, while no change of it is pending. */
function AskAbout({ kind, request }: Pick<Props, 'kind' | 'request'>) {
  const { t } = useTranslation()
  const [isAsking, asking] = useDisclosure(false)
  const { askToCancel, askRefusal } = request.may
  const reasonId = useId()
  if (!askToCancel && askRefusal === null) return null
  const state = { variant: 'default', disabled: !askToCancel } as const
  const about = askRefusal === null ? undefined : reasonId
  return (
    <Stack gap={4}>
      <Group gap="xs" className={classes.buttons}>
        {askToCancel ? (
          <ButtonLink to={kind.ownPage(request.id)} search={{ change: '1' }} variant="default">
            {t('request.askToChange')}
          </ButtonLink>
        ) : (
          <Button {...state} aria-describedby={about}>
            {t('request.askToChange')}
          </Button>
        )}
        <Button {...state} className={classes.cancel} aria-describedby={about} onClick={asking.open}>
          {t('request.askToCancel')}
        </Button>
      </Group>
      {askRefusal !== null && (
        <Text id={reasonId} size="sm" c="dimmed" ta="right">
          {t(`approval.refusal.${askRefusal}`)}
        </Text>
      )}
      <AskToCancelDialog opened={isAsking} kind={kind} request={request} onClose={asking.close} />
    </Stack>
  )
}

const ended: readonly RequestStatus[] = ['REJECTED', 'CANCELLED']

export function RequestActions(props: Props) {
  const { kind, request, isOwn } = props
  const { t } = useTranslation()
  const may = useCan()
  const mayAskAgain =
    isOwn && request.purpose === 'NEW' && ended.includes(request.status) && may(kind.groups.mine, 'add')
  const [isCancelling, cancelling] = useDisclosure(false)
  return (
    <>
      {request.may.edit && (
        <ButtonLink to={kind.ownPage(request.id)} search={{ edit: '1' }} variant="default">
          {t('request.changeRequest')}
        </ButtonLink>
      )}
      {mayAskAgain && (
        <ButtonLink to={kind.ownPage(request.id)} search={{ again: '1' }} variant="default">
          {t('request.again')}
        </ButtonLink>
      )}
      <AskAbout kind={kind} request={request} />
      {request.may.cancel && (
        <Button
          variant={request.may.decide ? 'subtle' : 'default'}
          color="red"
          className={classes.cancel}
          onClick={cancelling.open}
        >
          {t(cancelWords(kind, request, isOwn).verb)}
        </Button>
      )}
      <Decision {...props} />
      <CancelDialog
        opened={isCancelling}
        kind={kind}
        request={request}
        isOwn={isOwn}
        onClose={cancelling.close}
      />
    </>
  )
}
