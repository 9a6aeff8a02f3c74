// The dates, the kind of overrule, the people, and manual times.
import type { Person } from '@hr/contract/person.ts'
import { Paper, SimpleGrid, Stack } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { UnitFilter } from '#web/shared/unit/UnitFilter.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import type { TimesText } from './HandTimes.tsx'
import { chosenWhose } from './many-view.ts'
import type { ManyView } from './many-view.ts'
import type { OverruleType } from './useful-types.ts'
import { HandTimes } from './HandTimes.tsx'
import { PeopleSelect } from '#web/shared/person/PeopleSelect.tsx'

type Props = {
  view: ManyView
  type: OverruleType
  people: readonly Person[]
  times: TimesText
  timesFault: string | undefined
  onView: (change: Partial<ManyView>) => void
  onPeople: (people: Person[]) => void
  onTimes: (change: Partial<TimesText>) => void
}

/** The most likely one first. */
const types: readonly OverruleType[] = ['LATE', 'EARLY_OUT', 'TIME_ATTENDANCE', 'UNWAIVE_ATTENDANCE']
const everybody = 'EVERYBODY'
const whose = [everybody, ...chosenWhose] as const

export function ManyChoice({ view, type, people, times, timesFault, onView, onPeople, onTimes }: Props) {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="md" component="section" aria-label={t('overrule.choice')}>
      <Stack>
        <SimpleGrid cols={{ base: 1, md: 3 }}>
          <Choice
            label={t('overrule.what')}
            options={types.map(value => ({ value, label: t(`overrule.types.${value}`) }))}
            value={type}
            onChoose={next => onView({ type: next })}
          />
          <Choice
            label={t('overrule.whose')}
            options={whose.map(value => ({ value, label: t(`overrule.whoseDays.${value}`) }))}
            value={view.whose ?? everybody}
            onChoose={value => onView({ whose: chosenWhose.find(one => one === value) })}
          />
          {view.whose === 'UNIT' && <UnitFilter label={t('overrule.unit')} view={view} onChange={onView} />}
          {view.whose === 'PEOPLE' && <PeopleSelect value={people} onChange={onPeople} />}
        </SimpleGrid>
        {type === 'TIME_ATTENDANCE' && (
          <HandTimes times={times} onChange={onTimes} errors={{ timeOut: timesFault }} />
        )}
      </Stack>
    </Paper>
  )
}
