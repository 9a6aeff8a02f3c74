/** Of an overtime record (O3, spec 3): MANUAL = HR entered the minutes. */
export const otRecordStatuses = ['NORMAL', 'NO_TIME_IN', 'NO_TIME_OUT', 'ABSENT', 'MANUAL'] as const
export type OtRecordStatus = (typeof otRecordStatuses)[number]

/** Pays nothing until HR corrects it. */
export const isFlagged = (status: OtRecordStatus): boolean => status !== 'NORMAL' && status !== 'MANUAL'
