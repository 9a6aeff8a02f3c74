// Adds or renames a position or a job grade.
import type { Position } from '@hr/contract/position.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

type Props = { kind: PositionKind; row: Position | undefined; onClose: () => void }

export function PositionForm({ kind, row, onClose }: Props) {
  return row === undefined ? (
    <AddForm kind={kind} onClose={onClose} />
  ) : (
    <EditForm kind={kind} row={row} onClose={onClose} />
  )
}

function AddForm({ kind, onClose }: Omit<Props, 'row'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { create, path, texts } = positionKinds[kind]
  const form = useContractForm(create, {
    initialValues: { name: '', nameLo: '' },
    refreshes: [path],
    onSuccess: added => {
      toastSuccess(t('position.added', { name: nameIn(language, added) }))
      onClose()
    },
  })
  return (
    <FormDrawer form={form} title={t(texts.add)} submitLabel={t(texts.add)} onClose={onClose}>
      <Fields form={form} />
    </FormDrawer>
  )
}

function EditForm({ kind, row, onClose }: { kind: PositionKind; row: Position; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { update, path, texts } = positionKinds[kind]
  const form = useContractForm(update, {
    initialValues: { name: row.name, nameLo: row.nameLo },
    fixed: { id: row.id },
    refreshes: [path, '/employees'],
    onSuccess: saved => {
      toastSuccess(t('position.saved', { name: nameIn(language, saved) }))
      onClose()
    },
  })
  const title = t('position.editNamed', { name: nameIn(language, row) })
  return (
    <FormDrawer form={form} title={title} submitLabel={t(texts.save)} onClose={onClose}>
      <Fields form={form} />
    </FormDrawer>
  )
}

type Values = { name: string; nameLo: string }
type Form = Pick<ReturnType<typeof useContractForm<never, Values>>, 'field' | 'key'>

function Fields({ form }: { form: Form }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput key={form.key('name')} {...form.field('name', t('position.nameEn'))} data-autofocus />
      <TextInput key={form.key('nameLo')} {...form.field('nameLo', t('position.nameLo'))} lang="lo" />
    </>
  )
}
