// /ams/dashboard/jobs: work in the background that failed (P3).
import { amsJobs } from '@hr/contract/operator.ts'
import type { FailedJob } from '@hr/contract/operator.ts'
import { paths } from '@hr/contract/paths.ts'
import { Badge } from '@mantine/core'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { Page } from '#web/ui/Page.tsx'
import { TechnicalName } from './TechnicalName.tsx'

export function FailedJobsPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('operator.failedJobs')}
      description={t('operator.failedJobsText')}
      crumbs={[{ title: t('menu.dashboard'), to: paths.operatorHome }]}
    >
      <DataList
        label={t('operator.failedJobs')}
        list={useList(amsJobs, {})}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={{ title: t('operator.noFailedJobs') }}
      />
    </Page>
  )
}

function useColumns(): readonly Column<FailedJob>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'queue',
      title: t('operator.job'),
      card: 'title',
      cell: ({ queue }) => <TechnicalName name={queue} />,
    },
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: ({ status }) => (
        <Badge color={status === 'FAILED' ? 'red' : 'yellow'}>{t(`operator.jobStatus.${status}`)}</Badge>
      ),
    },
    {
      id: 'tries',
      title: t('operator.tries'),
      align: 'right',
      cell: ({ tries, mostTries }) => t('operator.triesOf', { tries, most: mostTries }),
    },
    { id: 'created', title: t('operator.created'), cell: ({ createdAt }) => formatInstant(createdAt) },
    {
      id: 'last',
      title: t('operator.lastTry'),
      cell: ({ lastTriedAt }) => (lastTriedAt === null ? '–' : formatInstant(lastTriedAt)),
    },
    {
      id: 'next',
      title: t('operator.nextTry'),
      cell: ({ nextAt }) => (nextAt === null ? '–' : formatInstant(nextAt)),
    },
  ]
}
