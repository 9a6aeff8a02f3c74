// The result for the chosen days: their penalties, the button to apply it, days that stay and why, and each day.
import { mostOverruledDays } from '@hr/contract/attendance-overrule.ts'
import type { previewOverrules } from '@hr/contract/attendance-overrule.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Alert, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { ApplyMany } from './ApplyMany.tsx'
import type { Asked } from './OverruleEffect.tsx'
import type { Done } from './UndoBar.tsx'
import { rowKey, useManyColumns } from './many-columns.tsx'

type Preview = OutputOf<typeof previewOverrules>
type Props = {
  query: {
    readonly data: Preview | undefined
    readonly isPending: boolean
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  asked: Asked
  inClosedPeriod: boolean
  onDone: (done: Done) => void
}

export function ManyPreview({ query, asked, inClosedPeriod, onDone }: Props) {
  const { t } = useTranslation()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { rows, leftOut, isMore } = query.data ?? { rows: [], leftOut: [], isMore: false }
  const columns = useManyColumns({ rows, ticked, onChange: setTicked })
  const chosen = rows.filter(row => ticked.has(rowKey(row)))
  return (
    <Stack>
      <Title order={2} size="h4">
        {t('overrule.previewTitle')}
      </Title>
      {(isMore || leftOut.length > 0) && (
        <Alert color="gray">
          <Stack gap={4}>
            {isMore && <Text size="sm">{t('overrule.isMore', { most: mostOverruledDays })}</Text>}
            {leftOut.map(({ code, message, days }) => (
              <Text key={code} size="sm">
                {t('overrule.leftOut', { count: days, message })}
              </Text>
            ))}
          </Stack>
        </Alert>
      )}
      {rows.length > 0 && (
        <ApplyMany
          asked={asked}
          all={rows.length}
          chosen={chosen}
          inClosedPeriod={inClosedPeriod}
          onDone={onDone}
        />
      )}
      <DataList
        label={t('overrule.previewTitle')}
        list={wholeList(rows, query)}
        columns={columns}
        rowKey={rowKey}
        empty={{ title: t('overrule.previewEmpty'), text: t('overrule.previewEmptyHint') }}
      />
    </Stack>
  )
}
