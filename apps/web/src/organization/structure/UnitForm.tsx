// Adds a child unit, or edits a unit; moving it is a separate action.
import { createOrgNode, updateOrgNode } from '@hr/contract/organization.ts'
import type { OrgNode } from '@hr/contract/organization.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { UnitSelect } from '#web/shared/unit/UnitSelect.tsx'
import { ManagerEffect } from './ManagerEffect.tsx'
import { UnitFields } from './UnitFields.tsx'
import { useUnitTexts } from './use-unit-texts.ts'

/** The unit's fields in the form; rows of the departments have them too. */
export type EditedUnit = Omit<OrgNode, 'children'>
export type UnitValues = {
  name: string
  nameLo: string
  structureTagId: string | null
  managerId: number | null
  description: string
  location: string
}

type AddProps = {
  below: { id: string; name: string; nameLo: string } | undefined
  /** The initial tag. */
  tagId?: string | undefined
  title?: string
  onSaved: (id: string) => void
  onClose: () => void
}

export function AddUnitForm({ below, tagId, title, onSaved, onClose }: AddProps) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const shown = title ?? t('organization.addUnit')
  return (
    <ResourceForm
      endpoint={createOrgNode}
      values={{
        name: '',
        nameLo: '',
        structureTagId: tagId ?? null,
        parentId: below?.id ?? null,
        managerId: null,
        description: '',
        location: '',
      }}
      title={shown}
      submitLabel={shown}
      done={unit => t('ui.addedNamed', { name: texts.name(unit) })}
      onDone={unit => onSaved(unit.id)}
      onClose={onClose}
    >
      {form => (
        <UnitFields
          form={form}
          manager={null}
          parent={
            <UnitSelect
              key={form.key('parentId')}
              label={t('organization.parent')}
              placeholder={t('organization.noParent')}
              clearable
              defaultValue={form.getValues().parentId}
              error={form.errors.parentId}
              onChange={id => form.setFieldValue('parentId', id)}
            />
          }
        />
      )}
    </ResourceForm>
  )
}

type EditProps = { unit: EditedUnit; onSaved: (id: string) => void; onClose: () => void }

export function EditUnitForm({ unit, onSaved, onClose }: EditProps) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const { name, nameLo, structureTagId, description, location } = unit
  return (
    <ResourceForm
      endpoint={updateOrgNode}
      values={{ name, nameLo, structureTagId, managerId: unit.managerId, description, location }}
      fixed={{ id: unit.id }}
      title={t('ui.editNamed', { name: texts.name(unit) })}
      submitLabel={t('organization.saveUnit')}
      done={saved => t('ui.savedNamed', { name: texts.name(saved) })}
      onDone={saved => onSaved(saved.id)}
      onClose={onClose}
    >
      {(form, { managerId }) => (
        <UnitFields
          form={form}
          manager={unit.manager}
          afterManager={managerId !== unit.managerId && <ManagerEffect unit={unit} managerId={managerId} />}
        />
      )}
    </ResourceForm>
  )
}
