// /app/leaves/summary-leave/import: adjustments and opening balances from a file (L3).
import {
  adjustmentColumns,
  adjustmentTemplate,
  importAdjustments,
} from '@hr/contract/leave-adjustment-import.ts'
import type { AdjustmentColumn, AdjustmentImportResult } from '@hr/contract/leave-adjustment-import.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { paths } from '@hr/contract/paths.ts'
import { Alert, Group, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { BadRowsLeft } from '#web/shared/import/BadRowsLeft.tsx'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import { ImportCheck } from '#web/shared/import/ImportCheck.tsx'
import { ImportFlow } from '#web/shared/import/ImportFlow.tsx'
import type { CheckStepProps, DoneStepProps, FileStepProps } from '#web/shared/import/ImportFlow.tsx'
import { OwnRowLeftOut } from '#web/shared/import/OwnRowLeftOut.tsx'
import { TemplateButton } from '#web/shared/import/TemplateButton.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { summaryInput, summaryViewShape } from '../summary/summary-view.ts'
import { OutcomesTable } from './OutcomesTable.tsx'

function AdjustDoneStep({ result, loadBadRows }: DoneStepProps<AdjustmentImportResult>) {
  const { t } = useTranslation()
  const { booked, unchanged, leftOut } = result
  const counts = { booked: formatNumber(booked), unchanged: formatNumber(unchanged) }
  return (
    <Stack gap="lg">
      <Alert color="green" role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
        {t('adjustImport.imported', counts)}
      </Alert>
      <BadRowsLeft count={result.badRows} load={loadBadRows} />
      <OwnRowLeftOut leftOut={leftOut} />
      <Group justify="flex-end">
        <ButtonLink to={paths.leaveSummary}>{t('adjustImport.toSummary')}</ButtonLink>
      </Group>
    </Stack>
  )
}

type AdjustOptions = { readonly goodRowsOnly: boolean }

/** The effect of the import on each balance. */
function AdjustCheckStep(step: CheckStepProps<AdjustmentColumn, AdjustmentImportResult, AdjustOptions>) {
  const { t } = useTranslation()
  const { booked, outcomes, badRows } = step.result
  return (
    <ImportCheck
      step={{ ...step, onImport: () => step.onImport({ goodRowsOnly: badRows > 0 }) }}
      choices={adjustmentColumns}
      changes={booked}
      importLabel={t(badRows > 0 ? 'adjustImport.importGood' : 'adjustImport.importNow', { count: booked })}
    >
      {outcomes.length > 0 && <OutcomesTable outcomes={outcomes} />}
    </ImportCheck>
  )
}

/** The template has a row for every person of the summary. */
function AdjustFileStep(step: FileStepProps) {
  const { t } = useTranslation()
  const today = useToday()
  const [view] = useViewState(summaryViewShape)
  return (
    <Stack gap="lg">
      <FileDrop {...step} />
      <TemplateButton
        name={`leave-balances-${view.date ?? today}.xlsx`}
        hint={t('adjustImport.templateHint')}
        load={() => fetchFile(adjustmentTemplate, summaryInput(view))}
      />
    </Stack>
  )
}

export function AdjustImportPage() {
  const { t } = useTranslation()
  // Loaded ahead of the rows that refer to them.
  useCall(listLeaveTypes, {})
  return (
    <Page
      title={t('adjustImport.title')}
      description={t('adjustImport.text')}
      crumbs={[{ title: t('menu.leaveSummary'), to: paths.leaveSummary }]}
    >
      <ImportFlow<AdjustmentColumn, AdjustmentImportResult, AdjustOptions>
        send={(input, options, given) => call(importAdjustments, { ...input, ...given }, options)}
        endpoint={importAdjustments}
        doneLabel={t('adjustImport.stepDone')}
        FileStep={AdjustFileStep}
        CheckStep={AdjustCheckStep}
        DoneStep={AdjustDoneStep}
      />
    </Page>
  )
}
