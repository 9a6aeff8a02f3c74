// Exports a filtered list as .xlsx from one snapshot; needs `export` on the page group (spec 6, 7).
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { useExport } from './use-export.ts'
import type { ExportSource } from './use-export.ts'

type Props<Row, Line> = {
  group: PageGroup
  /** Loaded on click, so that the page does not load the columns of the file. */
  load: () => Promise<ExportSource<Row, Line>>
}

export function ExportButton<Row, Line>({ group, load }: Props<Row, Line>) {
  const { t } = useTranslation()
  const may = useCan()
  const { progress, run, cancel } = useExport(load)
  if (!may(group, 'export')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={progress !== undefined}
        onClick={run}
      >
        {t('exporting.export')}
      </Button>
      <ExportProgress progress={progress} onCancel={cancel} />
    </>
  )
}
