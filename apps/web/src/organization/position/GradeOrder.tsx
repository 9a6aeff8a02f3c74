// Puts the job grades in their order, the highest rank first.
import { listJobGrades, orderJobGrades } from '@hr/contract/position.ts'
import type { JobGrade } from '@hr/contract/position.ts'
import { Drawer, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useCall } from '#web/api/use-call.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { SortableList } from '#web/ui/SortableList.tsx'

/** Grades beyond these keep their places behind them. */
const most = 100

export function GradeOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const query = useCall(listJobGrades, { limit: most }, { staleTime: 0 })
  if (query.data !== undefined && !query.isFetching)
    return <OrderForm grades={query.data.rows} onClose={onClose} />
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={t('position.orderTitle')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {query.error === null ? (
        <Skeleton height={320} radius="md" aria-hidden />
      ) : (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
    </Drawer>
  )
}

function OrderForm({ grades, onClose }: { grades: readonly JobGrade[]; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [ids, setIds] = useState(() => grades.map(({ id }) => id))
  const form = useContractForm(orderJobGrades, {
    initialValues: { ids },
    refreshes: ['/job-grades'],
    onSuccess: () => {
      toastSuccess(t('position.orderSaved'))
      onClose()
    },
  })
  const items = ids.flatMap(id => {
    const grade = grades.find(one => one.id === id)
    if (grade === undefined) return []
    const name = nameIn(language, grade)
    return [{ id, name, content: <GradeName place={ids.indexOf(id) + 1} name={name} /> }]
  })
  return (
    <FormDrawer
      form={form}
      title={t('position.orderTitle')}
      submitLabel={t('position.orderSave')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('position.orderText')}
        </Text>
        <SortableList
          label={t('position.orderTitle')}
          items={items}
          onOrder={next => {
            setIds(next)
            form.setFieldValue('ids', next)
          }}
        />
      </Stack>
    </FormDrawer>
  )
}

function GradeName({ place, name }: { place: number; name: string }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm" c="dimmed" w={24} ta="right">
        {place}
      </Text>
      <Text size="sm" fw={500} truncate>
        {name}
      </Text>
    </Group>
  )
}
