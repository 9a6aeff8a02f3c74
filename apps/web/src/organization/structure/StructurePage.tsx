// The structure of the company (P9): the tree, what is known of a unit, and everything that changes it.
import { getOrgStructure } from '@hr/contract/organization.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { IconHistory, IconPlus, IconTags } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { routeFacts } from '#web/shared/route-facts.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { PastNotice } from './PastNotice.tsx'
import { StructureActs } from './StructureActs.tsx'
import { StructureBoard } from './StructureBoard.tsx'
import { structureView } from './structure-view.ts'
import type { OnView, StructureView } from './structure-view.ts'
import { useUnitRights } from './use-unit-rights.ts'

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

function Actions({ view, onView }: { view: StructureView; onView: OnView }) {
  const { t } = useTranslation()
  const rights = useUnitRights(view.date !== undefined)
  return (
    <>
      {routeFacts(paths.orgChart).built && (
        <ButtonLink to={paths.orgChart} variant="default">
          {t('organization.chart')}
        </ButtonLink>
      )}
      {rights.maySeeHistory && (
        <Button
          variant="default"
          leftSection={<IconHistory {...icon} />}
          onClick={() => onView({ act: 'history' })}
        >
          {t('organization.history')}
        </Button>
      )}
      {rights.mayEditTags && (
        <Button
          variant="default"
          leftSection={<IconTags {...icon} />}
          onClick={() => onView({ act: 'tags' })}
        >
          {t('organization.tags')}
        </Button>
      )}
      {rights.mayAdd && (
        <Button leftSection={<IconPlus {...icon} />} onClick={() => onView({ act: 'add', below: view.unit })}>
          {t('organization.addUnit')}
        </Button>
      )}
    </>
  )
}

export function StructurePage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(structureView)
  const { date } = view
  const query = useCall(getOrgStructure, date === undefined ? {} : { date })
  const { mayAdd } = useUnitRights(date !== undefined)
  const [shows, setShows] = useState(0)
  const show = (unit: string) => {
    setShows(shows + 1)
    setView({ act: undefined, below: undefined, search: '', unit })
  }
  const tops = query.data
  return (
    <Page
      title={t('menu.organization')}
      description={t('organization.description')}
      actions={<Actions view={view} onView={setView} />}
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
          onShow={show}
          searchKey={shows}
          empty={
            <EmptyState
              title={t(date === undefined ? 'organization.empty' : 'organization.emptyThen')}
              text={t(date === undefined ? 'organization.emptyHint' : 'organization.emptyThenHint')}
              action={
                mayAdd && (
                  <Button mt="xs" onClick={() => setView({ act: 'add' })}>
                    {t('organization.addUnit')}
                  </Button>
                )
              }
            />
          }
        />
      )}
      <StructureActs tops={tops ?? []} view={view} onView={setView} onShow={show} />
    </Page>
  )
}

function Waiting({ error, retry }: { error: Error | null; retry: () => void }) {
  if (error !== null) return <ErrorState error={error} retry={retry} />
  return (
    <Stack gap="xs" aria-hidden>
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={40} radius="md" ml={Math.min(row, 3) * 24} w="auto" />
      ))}
    </Stack>
  )
}
