// /app/administration/work-shift: all work shifts (A1).
import { listWorkShifts } from '@hr/contract/work-shift.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCall } from '#web/api/use-call.ts'
import { wholeList } from '#web/api/whole-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { useCan } from '#web/shared/session.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useWorkShiftColumns } from './work-shift-columns.tsx'

export function WorkShiftsPage() {
  const { t } = useTranslation()
  const may = useCan()
  const query = useCall(listWorkShifts, {})
  const columns = useWorkShiftColumns()
  const add = may('WORKSHIFT', 'add') && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      renderRoot={root => <Link {...root} to={paths.workShiftCreate} />}
    >
      {t('workShift.add')}
    </Button>
  )
  return (
    <Page
      title={t('menu.workShift')}
      description={t('workShift.description')}
      notes={<WhoMayChange group="WORKSHIFT" />}
      actions={add}
    >
      <DataList
        label={t('menu.workShift')}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => paths.workShift(row.id)}
        denseCards
        empty={{ title: t('workShift.empty'), text: t('workShift.emptyHint'), action: add }}
        list={wholeList(query.data ?? [], query)}
      />
    </Page>
  )
}
