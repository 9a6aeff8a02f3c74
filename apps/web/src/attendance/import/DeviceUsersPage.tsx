// /app/attendances/lists/unassigned-punches: device IDs without a person, with their waiting punches (A2).
import { listDeviceUsers } from '@hr/contract/attendance-import.ts'
import type { DeviceUserRow } from '@hr/contract/attendance-import.ts'
import { Box, Group } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDateRange, formatNumber } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { searchText, useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { AssignDrawer } from './AssignDrawer.tsx'
import { VoidDialog } from './VoidDialog.tsx'

const viewShape = z.object({ search: searchText() })
type Opened = { readonly row: DeviceUserRow; readonly what: 'assign' | 'void' }

function useColumns(onOpen: (opened: Opened) => void): readonly Column<DeviceUserRow>[] {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const may = useCan()
  const mayAssign = may('ATTENDANCE_MONITORING', 'edit')
  const mayVoid = may('ATTENDANCE_MONITORING', 'delete')
  return [
    { id: 'deviceUser', title: t('deviceUser.deviceUser'), card: 'title', cell: row => row.deviceUser },
    { id: 'name', title: t('deviceUser.name'), cell: row => row.name, isBlank: row => row.name === '' },
    {
      id: 'device',
      title: t('deviceUser.device'),
      cell: row => row.device,
      isBlank: row => row.device === '',
    },
    {
      id: 'dates',
      title: t('deviceUser.dates'),
      cell: row => <span style={{ whiteSpace: 'nowrap' }}>{formatDateRange(row.from, row.to)}</span>,
    },
    { id: 'punches', title: t('deviceUser.punches'), align: 'right', cell: row => formatNumber(row.waiting) },
    {
      id: 'suggested',
      title: t('deviceUser.suggested'),
      cell: row => (row.suggested === null ? '' : nameOf(row.suggested)),
      isBlank: row => row.suggested === null,
    },
    {
      id: 'actions',
      title: t('deviceUser.actions'),
      align: 'right',
      card: 'foot',
      cell: row => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          {mayVoid && (
            <RowButton
              text={t('deviceUser.void')}
              label={t('deviceUser.voidOf', { deviceUser: row.deviceUser })}
              onClick={() => onOpen({ row, what: 'void' })}
            />
          )}
          {mayAssign && (
            <RowButton
              text={t('deviceUser.assign')}
              label={t('deviceUser.assignOf', { deviceUser: row.deviceUser })}
              onClick={() => onOpen({ row, what: 'assign' })}
            />
          )}
        </Group>
      ),
    },
  ]
}

function DeviceUsers() {
  const { t } = useTranslation()
  const [{ search }, setView] = useViewState(viewShape)
  const [opened, setOpened] = useState<Opened>()
  const list = useList(listDeviceUsers, { search })
  const columns = useColumns(setOpened)
  const close = () => setOpened(undefined)
  return (
    <>
      <Box maw={{ sm: 320 }} role="search">
        <SearchField
          value={search}
          label={t('deviceUser.find')}
          onSearch={text => setView({ search: text })}
        />
      </Box>
      <DataList
        label={t('menu.unassignedPunches')}
        list={list}
        columns={columns}
        rowKey={row => row.deviceUser}
        clearFilters={search !== '' && (() => setView({ search: '' }))}
        denseCards
        empty={{ title: t('deviceUser.empty'), text: t('deviceUser.emptyHint') }}
      />
      {opened?.what === 'assign' && <AssignDrawer row={opened.row} onClose={close} />}
      {opened?.what === 'void' && <VoidDialog row={opened.row} onClose={close} />}
    </>
  )
}

export function DeviceUsersPage() {
  const { t } = useTranslation()
  const may = useCan()
  return (
    <Page
      title={t('menu.unassignedPunches')}
      description={t('deviceUser.text')}
      crumbs={[{ title: t('menu.employeeAttendance'), to: paths.attendanceLists }]}
      actions={
        may('ATTENDANCE_MONITORING', 'edit') && (
          <ButtonLink
            variant="default"
            to={paths.punchImport}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {t('punchImport.open')}
          </ButtonLink>
        )
      }
    >
      <DeviceUsers />
    </Page>
  )
}
