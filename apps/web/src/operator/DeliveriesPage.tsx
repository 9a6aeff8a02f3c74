// /ams/dashboard/mail: whether mails were delivered, and nothing of what they say or to whom (P3).
import { amsOutbox, deliveryStatuses } from '@hr/contract/operator.ts'
import type { Delivery } from '@hr/contract/operator.ts'
import { paths } from '@hr/contract/paths.ts'
import { Badge, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { ListFilters } from '#web/ui/ListFilters.tsx'
import { Page } from '#web/ui/Page.tsx'
import { TechnicalName } from './TechnicalName.tsx'

const viewShape = z.object({ status: z.optional(z.enum(deliveryStatuses)) })
const noFilters = { status: undefined }
const colors = { SENT: 'green', GIVEN_UP: 'red', FAILED: 'yellow', QUEUED: 'blue', WAITING: 'gray' } as const

export function DeliveriesPage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(viewShape)
  const { status } = view
  return (
    <Page
      title={t('operator.deliveries')}
      description={t('operator.deliveriesText')}
      crumbs={[{ title: t('menu.dashboard'), to: paths.operatorHome }]}
    >
      <ListFilters
        view={view}
        onChange={setView}
        cleared={noFilters}
        fields={named => (
          <Choice
            {...named(t('ui.status'))}
            placeholder={t('request.anyStatus')}
            options={deliveryStatuses.map(value => ({ value, label: t(`operator.delivery.${value}`) }))}
            value={status}
            onChange={next => setView({ status: next })}
          />
        )}
      />
      <DataList
        label={t('operator.deliveries')}
        list={useList(amsOutbox, status ? { status } : {})}
        columns={useColumns()}
        rowKey={({ id }) => id}
        clearFilters={status !== undefined && (() => setView(noFilters))}
        empty={{ title: t('operator.noDeliveries') }}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Delivery>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'created',
      title: t('operator.created'),
      card: 'title',
      cell: ({ createdAt }) => formatInstant(createdAt),
    },
    { id: 'kind', title: t('operator.mailKind'), cell: ({ template }) => <TechnicalName name={template} /> },
    {
      id: 'company',
      title: t('operator.company'),
      isBlank: ({ workspace }) => workspace === null,
      cell: ({ workspace }) => workspace ?? '–',
    },
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: ({ status }) => <Badge color={colors[status]}>{t(`operator.delivery.${status}`)}</Badge>,
    },
    {
      id: 'sent',
      title: t('operator.sentAt'),
      cell: ({ sentAt }) => (sentAt === null ? '–' : formatInstant(sentAt)),
    },
    { id: 'tries', title: t('operator.tries'), align: 'right', cell: ({ tries }) => tries },
    {
      id: 'failure',
      title: t('operator.failure'),
      cell: ({ failure, reply }) => (
        <>
          <TechnicalName name={failure ?? ''} />
          {reply !== null && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {reply}
            </Text>
          )}
        </>
      ),
    },
  ]
}
