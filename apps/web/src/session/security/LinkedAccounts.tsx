// The reader's sign-ins in other companies (P2): linked with both passwords, switched to in the profile menu.
import { linkAccount, listLinkedAccounts, unlinkAccount } from '@hr/contract/linked-account.ts'
import type { LinkedAccount } from '@hr/contract/linked-account.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { PasswordField } from '#web/ui/PasswordField.tsx'

const empty = { otherUsername: '', otherPassword: '', password: '' }

function LinkForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ResourceForm
      endpoint={linkAccount}
      values={empty}
      title={t('ownAccount.link')}
      submitLabel={t('ownAccount.link')}
      done={t('ownAccount.linked')}
      onClose={onClose}
    >
      {form => (
        <>
          <Text size="sm" c="dimmed">
            {t('ownAccount.linkText')}
          </Text>
          <TextInput
            key={form.key('otherUsername')}
            {...form.field('otherUsername')}
            autoComplete="off"
            data-autofocus
          />
          <PasswordField
            key={form.key('otherPassword')}
            {...form.field('otherPassword')}
            autoComplete="off"
          />
          <PasswordField
            key={form.key('password')}
            {...form.field('password', t('ownAccount.passwordHere'))}
            autoComplete="current-password"
          />
        </>
      )}
    </ResourceForm>
  )
}

function UnlinkDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ActionDialog
      endpoint={unlinkAccount}
      input={{ id }}
      title={t('ownAccount.unlinkTitle', { name })}
      text={t('ownAccount.unlinkText')}
      confirmLabel={t('ownAccount.unlink')}
      done={t('ownAccount.unlinked', { name })}
      onError={onClose}
      onClose={onClose}
    />
  )
}

export function LinkedAccounts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [isLinking, setIsLinking] = useState(false)
  const [unlinking, setUnlinking] = useState<LinkedAccount>()
  const query = useCall(listLinkedAccounts, {})
  const rows = query.data ?? []
  const nameOf = ({ company, companyLo }: LinkedAccount) =>
    nameIn({ name: company, nameLo: companyLo }, language)
  const columns: readonly Column<LinkedAccount>[] = [
    { id: 'company', title: t('session.workspace'), card: 'title', cell: nameOf },
    { id: 'username', title: t('session.username'), cell: ({ username }) => username },
    {
      id: 'acts',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => (
        <RowButton
          text={t('ownAccount.unlink')}
          label={t('ownAccount.unlinkNamed', { name: nameOf(row) })}
          onClick={() => setUnlinking(row)}
        />
      ),
    },
  ]
  return (
    <Panel
      title={t('ownAccount.otherCompanies')}
      text={t('ownAccount.otherCompaniesText')}
      actions={
        <Button variant="default" onClick={() => setIsLinking(true)}>
          {t('ownAccount.link')}
        </Button>
      }
    >
      {(rows.length > 0 || query.isPending || query.error !== null) && (
        <DataList
          label={t('ownAccount.otherCompanies')}
          columns={columns}
          rowKey={({ id }) => id}
          list={wholeList(rows, query)}
        />
      )}
      {isLinking && <LinkForm onClose={() => setIsLinking(false)} />}
      {unlinking && (
        <UnlinkDialog id={unlinking.id} name={nameOf(unlinking)} onClose={() => setUnlinking(undefined)} />
      )}
    </Panel>
  )
}
