// The dated facts of a job as a form holds them; money in the smallest unit of its currency.
import type { ShownJob } from '@hr/contract/employee-job.ts'

export type JobDraft = {
  unitId: string | null
  positionId: string | null
  jobGradeId: string | null
  lineManagerId: number | null
  contractType: string | null
  contractStart: string | null
  contractEnd: string | null
  salaryAmount: number | null
  salaryCurrency: string | null
  fuelAllowance: number | null
  phoneAllowance: number | null
  housingAllowance: number | null
  homeTripAllowance: number | null
  costCenter: string
}

export const emptyJob: JobDraft = {
  unitId: null,
  positionId: null,
  jobGradeId: null,
  lineManagerId: null,
  contractType: null,
  contractStart: null,
  contractEnd: null,
  salaryAmount: null,
  salaryCurrency: null,
  fuelAllowance: null,
  phoneAllowance: null,
  housingAllowance: null,
  homeTripAllowance: null,
  costCenter: '',
}

export const jobDraftOf = (job: ShownJob | undefined): JobDraft =>
  job === undefined
    ? emptyJob
    : {
        unitId: job.unit?.id ?? null,
        positionId: job.position?.id ?? null,
        jobGradeId: job.jobGrade?.id ?? null,
        lineManagerId: job.lineManager?.id ?? null,
        contractType: job.contractType,
        contractStart: job.contractStart,
        contractEnd: job.contractEnd,
        costCenter: job.costCenter,
        salaryAmount: job.pay?.salaryAmount ?? null,
        salaryCurrency: job.pay?.salaryCurrency ?? null,
        fuelAllowance: job.pay?.fuelAllowance ?? null,
        phoneAllowance: job.pay?.phoneAllowance ?? null,
        housingAllowance: job.pay?.housingAllowance ?? null,
        homeTripAllowance: job.pay?.homeTripAllowance ?? null,
      }
