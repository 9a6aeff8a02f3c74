// Which days, and what to do with them: people or a unit, the kind of overrule, times by hand.
import type { Person } from '@hr/contract/person.ts'
import { Paper, Select, SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { PeopleSelect } from '#web/shared/PeopleSelect.tsx'
import { UnitSelect } from '#web/shared/UnitSelect.tsx'
import { HandTimes } from './HandTimes.tsx'
import type { TimesText } from './HandTimes.tsx'
import type { ManyView } from './many-view.ts'
import type { OverruleType } from './overrule-types.ts'

type Props = {
  view: ManyView
  type: OverruleType
  people: readonly Person[]
  times: TimesText
  onView: (change: Partial<ManyView>) => void
  onPeople: (people: Person[]) => void
  onTimes: (change: Partial<TimesText>) => void
}

/** The most likely one first. */
const types: readonly OverruleType[] = ['LATE', 'EARLY_OUT', 'TIME_ATTENDANCE', 'UNWAIVE_ATTENDANCE']

export function ManyChoice({ view, type, people, times, onView, onPeople, onTimes }: Props) {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="md" component="section" aria-label={t('overrule.choice')}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, md: 3 }}>
          <Select
            label={t('overrule.what')}
            allowDeselect={false}
            data={types.map(value => ({ value, label: t(`overrule.types.${value}`) }))}
            value={type}
            onChange={value => onView({ type: types.find(one => one === value) })}
          />
          <UnitSelect
            label={t('overrule.unit')}
            placeholder={t('overrule.everybody')}
            clearable
            value={view.unit ?? null}
            onChange={unit => onView({ unit: unit ?? undefined })}
          />
          <PeopleSelect value={people} onChange={onPeople} />
        </SimpleGrid>
        {type === 'TIME_ATTENDANCE' && <HandTimes times={times} onChange={onTimes} />}
      </Stack>
    </Paper>
  )
}
