// Adds, renames or removes a position or department of new companies.
import type { NamedRow } from '@hr/contract/named-row.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { DeleteButton, NameFields, ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import type { ResourceView } from '#web/shared/resource/resource-view.ts'
import { starterKinds } from './starter-kinds.ts'
import type { StarterKind } from './starter-kinds.ts'

type Props = { kind: StarterKind; row: NamedRow | undefined; view: ResourceView }

export function StarterForm({ kind, row, view }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { calls, texts } = starterKinds[kind]
  if (row === undefined)
    return (
      <ResourceForm
        endpoint={calls.create}
        values={{ name: '', nameLo: '' }}
        title={t(texts.add)}
        submitLabel={t(texts.add)}
        done={added => t('ui.addedNamed', { name: nameIn(added, language) })}
        onClose={view.close}
      >
        {form => <NameFields form={form} />}
      </ResourceForm>
    )
  const name = nameIn(row, language)
  return (
    <ResourceForm
      endpoint={calls.update}
      values={{ name: row.name, nameLo: row.nameLo }}
      fixed={{ id: row.id }}
      title={t('ui.editNamed', { name })}
      submitLabel={t(texts.save)}
      done={saved => t('ui.savedNamed', { name: nameIn(saved, language) })}
      onClose={view.close}
    >
      {form => (
        <>
          <NameFields form={form} />
          {view.mayDelete && (
            <DeleteButton
              text={t(texts.delete)}
              dialog={onClose => (
                <ActionDialog
                  endpoint={calls.remove}
                  input={{ id: row.id }}
                  title={t('ui.deleteTitle', { name })}
                  text={t('starter.deleteText')}
                  confirmLabel={t(texts.delete)}
                  done={t('ui.deletedNamed', { name })}
                  onDone={view.close}
                  onClose={onClose}
                />
              )}
            />
          )}
        </>
      )}
    </ResourceForm>
  )
}
