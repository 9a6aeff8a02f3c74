// Invitations that nobody has accepted: shown once there are any.
import { inviteOwner, listOwnerInvitations, withdrawOwnerInvitation } from '@hr/contract/space-owner.ts'
import type { OwnerInvitation } from '@hr/contract/space-owner.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Group } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { breakable } from '#web/ui/breakable.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { nameOf } from './Owners.tsx'

type WithdrawProps = { invitation: OwnerInvitation; onClose: () => void }

function WithdrawDialog({ invitation: { id, email }, onClose }: WithdrawProps) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      endpoint={withdrawOwnerInvitation}
      input={{ id }}
      title={t('space.withdrawTitle', { email })}
      text={t('space.withdrawText')}
      confirmLabel={t('space.withdrawAct')}
      done={t('space.withdrawn', { email })}
      onError={onClose}
      onClose={onClose}
    />
  )
}

type ActsProps = {
  invitation: OwnerInvitation
  onLink: (link: string | null) => void
  onWithdraw: () => void
}

function Acts({ invitation: { email }, onLink, onWithdraw }: ActsProps) {
  const { t } = useTranslation()
  const again = useAction(inviteOwner, {
    onSuccess: ({ demoLink }) => {
      if (demoLink === null) toastSuccess(t('space.invited', { email }))
      onLink(demoLink)
    },
  })
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <RowButton
        text={t('space.inviteAgain')}
        label={t('space.inviteAgainNamed', { email })}
        onClick={() => again.run({ email })}
      />
      <RowButton
        text={t('space.withdraw')}
        label={t('space.withdrawNamed', { email })}
        onClick={onWithdraw}
      />
    </Group>
  )
}

/** `onLink`: in a demo, the link that would have been mailed. */
export function Invitations({ onLink }: { onLink: (link: string | null) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [withdrawing, setWithdrawing] = useState<OwnerInvitation>()
  const query = useCall(listOwnerInvitations, {})
  const columns: readonly Column<OwnerInvitation>[] = [
    {
      id: 'email',
      title: fieldLabel(language, 'email'),
      card: 'title',
      cell: ({ email }) => breakable(email),
    },
    { id: 'by', title: t('space.invitedBy'), cell: ({ invitedBy }) => nameOf(invitedBy) },
    {
      id: 'expires',
      title: t('space.expires'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? <StatusBadge status="EXPIRED" /> : formatInstant(expiresAt),
    },
    {
      id: 'acts',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => <Acts invitation={row} onLink={onLink} onWithdraw={() => setWithdrawing(row)} />,
    },
  ]
  const rows = query.data ?? []
  if (rows.length === 0 && query.error === null) return null
  return (
    <Panel title={t('space.invitations')}>
      <DataList
        label={t('space.invitations')}
        columns={columns}
        rowKey={({ id }) => id}
        list={wholeList(rows, query)}
      />
      {withdrawing && <WithdrawDialog invitation={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Panel>
  )
}
