// The reader's passkeys: the list, adding, renaming, removing.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { getPasskeys } from '@hr/contract/passkey.ts'
import type { Passkey } from '@hr/contract/passkey.ts'
import { mostPasskeys } from '@hr/domain/session/most-passkeys.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Translate } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { passkeyColumns } from '#web/shared/sign-in/passkey-columns.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { canUsePasskeys } from '../passkey/can-use-passkeys.ts'
import { RemoveDialog, RenameForm } from '../passkey/ChangePasskey.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const AddPasskeyDialog = lazyDialog(() =>
  import('../passkey/AddPasskeyDialog.tsx').then(file => file.AddPasskeyDialog),
)

const dialogs = { rename: RenameForm, remove: RemoveDialog } as const
type Open = { readonly dialog: keyof typeof dialogs; readonly row: Passkey }

const obstacleTexts = {
  https: 'ownAccount.passkeyHttps',
  host_name: 'ownAccount.passkeyHostName',
} as const

/** Why none can be added, and what to change. */
function hindrance(t: Translate, answer: OutputOf<typeof getPasskeys>): string | undefined {
  const { obstacle, origin, passkeys } = answer
  if (obstacle !== null) return t(obstacleTexts[obstacle])
  if (origin !== location.origin) return t('ownAccount.passkeyAddress', { address: origin })
  if (!canUsePasskeys()) return t('ownAccount.passkeyBrowser')
  return passkeys.length < mostPasskeys ? undefined : t('ownAccount.passkeysFull', { most: mostPasskeys })
}

export function Passkeys() {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const [open, setOpen] = useState<Open>()
  const query = useCall(getPasskeys, {})
  const rows = query.data?.passkeys ?? []
  const hindered = query.data && hindrance(t, query.data)
  const Dialog = open && dialogs[open.dialog]
  const acts = (row: Passkey) => (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <RowButton
        text={t('ownAccount.rename')}
        label={t('ownAccount.renameNamed', { name: row.name })}
        onClick={() => setOpen({ dialog: 'rename', row })}
      />
      <RowButton
        text={t('ownAccount.removePasskey')}
        label={t('ui.removeNamed', { name: row.name })}
        onClick={() => setOpen({ dialog: 'remove', row })}
      />
    </Group>
  )
  return (
    <Panel
      title={t('ownAccount.passkeys')}
      text={t('ownAccount.passkeysText')}
      actions={
        query.data !== undefined &&
        hindered === undefined && (
          <Button variant="default" onClick={() => setIsAdding(true)}>
            {t('ownAccount.addPasskey')}
          </Button>
        )
      }
    >
      {hindered !== undefined && <Text size="sm">{hindered}</Text>}
      {(rows.length > 0 || query.isPending || query.error !== null) && (
        <DataList
          label={t('ownAccount.passkeys')}
          columns={passkeyColumns(t, acts)}
          rowKey={({ id }) => id}
          list={wholeList(rows, query)}
        />
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
      {open && Dialog && <Dialog row={open.row} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}
