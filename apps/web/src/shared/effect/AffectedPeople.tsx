// The people whom a changed setting affects, each with what changes: a few at first.
import type { Person } from '@hr/contract/person.ts'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './AffectedPeople.module.css'

const few = 5

type Props = {
  rows: readonly { readonly employee: Person; readonly texts: readonly string[] }[]
  /** Everybody, also those the list leaves out. */
  people: number
}

export function AffectedPeople({ rows, people }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, few)
  return (
    <>
      <ul className={classes.people}>
        {shown.map(({ employee, texts }) => (
          <li key={employee.id} className={classes.person}>
            <Text size="sm">{nameOf(employee)}</Text>
            <div className={classes.texts}>
              {texts.map(text => (
                <Text key={text} size="sm" c="dimmed">
                  {text}
                </Text>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button
          variant="default"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => setShowsAll(true)}
        >
          {t('ui.affectedAll', { count: formatNumber(rows.length) })}
        </Button>
      )}
      {rows.length === shown.length && rows.length > 0 && people > rows.length && (
        <Text size="sm" c="dimmed">
          {t('ui.affectedMore', { count: people - rows.length })}
        </Text>
      )}
    </>
  )
}
