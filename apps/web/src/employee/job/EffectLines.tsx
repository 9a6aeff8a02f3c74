// People or approval steps that a change affects: a heading with the count, then the names.
import type { movedStep } from '@hr/contract/employee-job.ts'
import type { Person } from '@hr/contract/person.ts'
import { List, Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Step = z.output<typeof movedStep>
type Props = { title: string; people?: readonly Person[]; steps?: readonly Step[]; count?: number }

const most = 5

export function EffectLines({ title, people = [], steps = [], count }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const lines = [
    ...people.map(person => nameOf(person)),
    ...steps.map(step =>
      t('employeeJob.stepLine', {
        number: step.number,
        requester: nameOf(step.requester),
        to: step.to === null ? t('employeeJob.toHr') : nameOf(step.to),
      }),
    ),
  ]
  if (lines.length === 0) return null
  const left = (count ?? lines.length) - Math.min(most, lines.length)
  return (
    <div>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <List size="sm" c="dimmed" withPadding>
        {lines.slice(0, most).map((line, index) => (
          <List.Item key={`${index}:${line}`}>{line}</List.Item>
        ))}
      </List>
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {t('employeeJob.andMore', { count: left })}
        </Text>
      )}
    </div>
  )
}
