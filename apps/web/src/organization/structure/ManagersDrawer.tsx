// Managers for all units that have none, proposed by the line managers of their people (P9, 0121).
import { assignUnitManagers, listUnitsWithoutManager } from '@hr/contract/organization.ts'
import type { UnitWithoutManager } from '@hr/contract/organization.ts'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { PersonSelect } from '#web/shared/person/PersonSelect.tsx'
import { formatNumber } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { useUnitTexts } from './use-unit-texts.ts'

/** More fields would be slow, and nobody fills in more at once. */
const mostShown = 100

export function ManagersDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const query = useCall(listUnitsWithoutManager, {})
  const [start, setStart] = useState<readonly UnitWithoutManager[]>()
  // The fields stay as they are while somebody else changes the structure.
  if (start === undefined && query.data !== undefined) setStart(query.data)
  if (start !== undefined && start.length > 0) return <ManagersForm units={start} onClose={onClose} />
  return (
    <Drawer onClose={onClose} size={520} title={t('organization.setManagers')}>
      <Loaded query={query} height={240}>
        {() => <Text c="dimmed">{t('organization.everyUnitHasManager')}</Text>}
      </Loaded>
    </Drawer>
  )
}

type Managers = Readonly<Record<string, number | null>>
const countGiven = (managers: Managers) => Object.values(managers).filter(id => id !== null).length

function ManagersForm({ units, onClose }: { units: readonly UnitWithoutManager[]; onClose: () => void }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const shown = units.slice(0, mostShown)
  const [initial] = useState<Managers>(() =>
    Object.fromEntries(shown.map(({ unit, proposed }) => [unit.id, proposed?.manager.id ?? null])),
  )
  const [count, setCount] = useState(countGiven(initial))
  const form = useContractForm(assignUnitManagers, {
    initialValues: { managers: initial },
    onChange: ({ managers }) => setCount(countGiven(managers)),
    onSuccess: ({ assigned }) => {
      toastSuccess(t('organization.managersSet', { count: assigned }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('organization.setManagers')}
      submitLabel={t('organization.saveManagers', { count })}
      disabled={count === 0}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('organization.setManagersText')}
      </Text>
      {shown.length < units.length && (
        <Text size="sm">{t('organization.setManagersFirst', { count: formatNumber(shown.length) })}</Text>
      )}
      {shown.map(row => (
        <Stack key={row.unit.id} gap={4}>
          <UnitHead row={row} />
          <PersonSelect
            {...form.person(`managers.${row.unit.id}`, [row.proposed?.manager ?? null])}
            label={undefined}
            aria-label={t('organization.managerOf', { name: texts.name(row.unit) })}
            placeholder={t('organization.searchPerson')}
          />
        </Stack>
      ))}
    </FormDrawer>
  )
}

/** Which unit it is, and why somebody is proposed. */
function UnitHead({ row: { unit, path, employeeCount, proposed } }: { row: UnitWithoutManager }) {
  const { t } = useTranslation()
  const texts = useUnitTexts()
  const personName = usePersonNames()
  const people = t('organization.peopleHere', { count: employeeCount })
  const reports =
    proposed === null
      ? ''
      : t('organization.managerReports', {
          name: personName(proposed.manager),
          count: proposed.reports,
        })
  return (
    <div>
      <Text fw={600} size="sm">
        {texts.name(unit)}
      </Text>
      {path.length > 0 && (
        <Text size="xs" c="dimmed">
          {path.map(texts.name).join(' › ')}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {[people, reports].filter(text => text !== '').join(' · ')}
      </Text>
    </div>
  )
}
