// Current, former and future holders with dates, 25 at a time.
import type { HeldBy, Position } from '@hr/contract/position.ts'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useList } from '#web/api/use-list.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { formatDate } from '#web/shared/format.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useCan } from '#web/shared/session.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { LoadedRows } from '#web/ui/LoadedRows.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { positionKinds } from './position-kinds.ts'
import type { PositionKind } from './position-kinds.ts'

function usePeriod(): (held: HeldBy) => string {
  const { t } = useTranslation()
  return ({ from, to, isCurrent }) => {
    if (to !== null) return t('position.period', { from: formatDate(from), to: formatDate(to) })
    return t(isCurrent ? 'position.since' : 'position.startsOn', { from: formatDate(from) })
  }
}

function Holder({ held }: { held: HeldBy }) {
  const { t } = useTranslation()
  const may = useCan()
  const periodOf = usePeriod()
  const person = <PersonName person={held.employee} detail={`${held.staffId} · ${periodOf(held)}`} />
  const isLinked = routeFacts('/app/viewInfo/$id').built && may(['EMPLOYEE', 'ORGANIZATION'])
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      {isLinked ? (
        <TextLink to={paths.viewInfo(held.employee.id)} c="inherit" underline="never" miw={0}>
          {person}
        </TextLink>
      ) : (
        person
      )}
      {held.isCurrent && <Badge color="green">{t('position.peopleNow')}</Badge>}
    </Group>
  )
}

export function HolderList({ kind, id }: { kind: PositionKind; id: string }) {
  const { t } = useTranslation()
  const list = useList(positionKinds[kind].holders, { id })
  return (
    <LoadedRows list={list} height={160} empty={<EmptyState title={t('position.peopleEmpty')} />}>
      {rows => (
        <Stack gap="sm">
          <Stack component="ul" gap="sm">
            {rows.map(held => (
              <Holder key={`${held.employee.id}:${held.from}`} held={held} />
            ))}
          </Stack>
          <Group justify="space-between">
            <Text size="sm" c="dimmed" role="status">
              {t('ui.showing', { shown: rows.length, total: list.total })}
            </Text>
            <LoadMore list={list} size="xs" />
          </Group>
        </Stack>
      )}
    </LoadedRows>
  )
}

type DrawerProps = { kind: PositionKind; row: Position; onClose: () => void }

export function HoldersDrawer({ kind, row, onClose }: DrawerProps) {
  const { t } = useTranslation()
  const name = nameIn(row, useLanguage())
  return (
    <Drawer onClose={onClose} size={480} title={t('position.peopleTitle', { name })}>
      <HolderList kind={kind} id={row.id} />
    </Drawer>
  )
}
