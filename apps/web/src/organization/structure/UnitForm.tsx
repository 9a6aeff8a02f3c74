// Adds a child unit, or edits a unit; moving it is a separate action.
import { createOrgNode, updateOrgNode } from '@hr/contract/organization.ts'
import type { OrgNode } from '@hr/contract/organization.ts'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { ManagerEffect } from './ManagerEffect.tsx'
import { staleByStructure } from './stale-by-structure.ts'
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
  const form = useContractForm(createOrgNode, {
    initialValues: {
      name: '',
      nameLo: '',
      structureTagId: tagId ?? null,
      parentId: below?.id ?? null,
      managerId: null,
      description: '',
      location: '',
    },
    refreshes: staleByStructure,
    onSuccess: unit => {
      toastSuccess(t('organization.added', { name: texts.name(unit) }))
      onSaved(unit.id)
    },
  })
  const shown = title ?? t('organization.addUnit')
  return (
    <FormDrawer form={form} title={shown} submitLabel={shown} onClose={onClose}>
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
    </FormDrawer>
  )
}

type EditProps = { unit: EditedUnit; onSaved: (id: string) => void; onClose: () => void }

export function EditUnitForm({ unit, onSaved, onClose }: EditProps) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const [managerId, setManagerId] = useState(unit.managerId)
  const form = useContractForm(updateOrgNode, {
    initialValues: {
      name: unit.name,
      nameLo: unit.nameLo,
      structureTagId: unit.structureTagId,
      managerId: unit.managerId,
      description: unit.description,
      location: unit.location,
    },
    fixed: { id: unit.id },
    refreshes: staleByStructure,
    onChange: values => setManagerId(values.managerId),
    onSuccess: saved => {
      toastSuccess(t('organization.saved', { name: texts.name(saved) }))
      onSaved(saved.id)
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('organization.editUnit', { name: texts.name(unit) })}
      submitLabel={t('organization.saveUnit')}
      onClose={onClose}
    >
      <UnitFields
        form={form}
        manager={unit.manager}
        afterManager={managerId !== unit.managerId && <ManagerEffect unit={unit} managerId={managerId} />}
      />
    </FormDrawer>
  )
}
