// Adds or renames a position or a job grade.
import type { Position } from '@hr/contract/position.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { NameFields, ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

type Props = { kind: PositionKind; row: Position | undefined; onClose: () => void }

export function PositionForm({ kind, row, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { create, update, texts } = positionKinds[kind]
  return row === undefined ? (
    <ResourceForm
      endpoint={create}
      values={{ name: '', nameLo: '' }}
      title={t(texts.add)}
      submitLabel={t(texts.add)}
      done={added => t('ui.addedNamed', { name: nameIn(added, language) })}
      onClose={onClose}
    >
      {form => <NameFields form={form} />}
    </ResourceForm>
  ) : (
    <ResourceForm
      endpoint={update}
      values={{ name: row.name, nameLo: row.nameLo }}
      fixed={{ id: row.id }}
      title={t('ui.editNamed', { name: nameIn(row, language) })}
      submitLabel={t(texts.save)}
      done={saved => t('ui.savedNamed', { name: nameIn(saved, language) })}
      onClose={onClose}
    >
      {form => <NameFields form={form} />}
    </ResourceForm>
  )
}
