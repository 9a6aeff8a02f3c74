// How the installation runs: mail, jobs, storage, version and backup.
import { amsStorage } from '@hr/contract/operator.ts'
import type { AmsFigures } from '@hr/contract/operator.ts'
import { paths } from '@hr/contract/paths.ts'
import { SimpleGrid } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useCan } from '#web/shared/session.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { bytesText } from '#web/shared/bytes-text.ts'
import { Figure } from './Figure.tsx'

export function OperationFigures({ figures }: { figures: AmsFigures }) {
  const { t } = useTranslation()
  const may = useCan()
  const { mail, jobs, version, lastBackup } = figures
  const storage = useCall(amsStorage, {})
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
      <Figure
        label={t('operator.mailFailed')}
        value={formatNumber(mail.failed)}
        isBad={mail.failed > 0}
        hint={t('operator.mailWaiting', { count: mail.waiting })}
        link={may('AMS_USER', 'edit') && { to: paths.deliveries, text: t('operator.toDeliveries') }}
      />
      <Figure
        label={t('operator.jobsFailed')}
        value={formatNumber(jobs.failed)}
        isBad={jobs.failed > 0}
        hint={t('operator.jobsWaiting', { count: jobs.waiting, retrying: formatNumber(jobs.retrying) })}
        link={{ to: paths.failedJobs, text: t('operator.toJobs') }}
      />
      <Loaded query={storage} height={130}>
        {({ databaseBytes, files, fileBytes, freeBytes }) => (
          <Figure
            label={t('operator.storage')}
            value={bytesText(databaseBytes + fileBytes)}
            hint={t('operator.storageHint', {
              database: bytesText(databaseBytes),
              files: bytesText(fileBytes),
              count: files,
              free: bytesText(freeBytes),
            })}
          />
        )}
      </Loaded>
      <Figure
        label={t('operator.version')}
        value={version}
        hint={
          lastBackup === null
            ? t('operator.noBackup')
            : t('operator.lastBackup', {
                when: formatInstant(lastBackup.at),
                size: bytesText(lastBackup.byteCount),
              })
        }
      />
    </SimpleGrid>
  )
}
