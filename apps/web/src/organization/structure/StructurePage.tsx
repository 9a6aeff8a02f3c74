// The structure of the company (P9): the tree, the details of a unit, and its changes.
import { getOrgStructure } from '@hr/contract/organization.ts'
import type { OrgNode } from '@hr/contract/organization.ts'
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { StructureActs } from './StructureActs.tsx'
import { StructureBoard } from './StructureBoard.tsx'
import { StructureButtons } from './StructureButtons.tsx'
import { isFoundBy } from './search-tree.ts'
import { structureView } from './structure-view.ts'
import { useUnitRights } from './use-unit-rights.ts'

/** The structure of another day is read-only. */
function PastNotice({ date, onToday }: { date: string; onToday: () => void }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <Alert color="yellow" role="status" icon={<IconHistory size={20} aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {t(date > today ? 'organization.asOfLater' : 'organization.asOfDay', { date: formatDate(date) })}
        </Text>
        <Button size="xs" variant="default" onClick={onToday}>
          {t('organization.backToToday')}
        </Button>
      </Group>
    </Alert>
  )
}

export function StructurePage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(structureView)
  const { date } = view
  const query = useCall(getOrgStructure, date === undefined ? {} : { date })
  const { mayAdd } = useUnitRights(date !== undefined)
  const show = (unit: string) => setView({ act: undefined, below: undefined, search: '', unit })
  /** The search stays unless it hides the unit at its new place. */
  const showMoved = (unit: OrgNode) =>
    isFoundBy(view.search, unit) ? setView({ act: undefined, unit: unit.id }) : show(unit.id)
  const tops = query.data
  return (
    <Page
      title={t('menu.organization')}
      description={t('organization.description')}
      notes={<WhoMayChange group="ORGANIZATION" />}
      actions={<StructureButtons tops={query.data} view={view} onView={setView} />}
    >
      {date !== undefined && <PastNotice date={date} onToday={() => setView({ date: undefined })} />}
      {tops === undefined ? (
        <Waiting error={query.error} retry={() => void query.refetch()} />
      ) : (
        <StructureBoard
          key={date ?? ''}
          tops={tops}
          view={view}
          onView={setView}
          onMoved={showMoved}
          empty={
            <EmptyState
              title={t(date === undefined ? 'organization.empty' : 'organization.emptyThen')}
              text={t(date === undefined ? 'organization.emptyHint' : 'organization.emptyThenHint')}
              action={
                mayAdd && <Button onClick={() => setView({ act: 'add' })}>{t('organization.addUnit')}</Button>
              }
            />
          }
        />
      )}
      {/* The form of a new unit begins with the chosen one as its parent. */}
      {tops !== undefined && (
        <StructureActs tops={tops} view={view} onView={setView} onAdded={show} onMoved={showMoved} />
      )}
    </Page>
  )
}

function Waiting({ error, retry }: { error: Error | null; retry: () => void }) {
  if (error !== null) return <ErrorState error={error} retry={retry} />
  return (
    <Stack gap="xs" aria-hidden>
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={40} ml={Math.min(row, 3) * 24} w="auto" />
      ))}
    </Stack>
  )
}
