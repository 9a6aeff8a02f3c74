// Minutes worked as the hours that records and exports show (spec 3, totalHours): totalHours(494) = 8.23

/** Hours to the hundredth, so that a spreadsheet can add them up. */
export const totalHours = (workedMinutes: number | null): number | null =>
  workedMinutes === null ? null : Math.round((workedMinutes * 100) / 60) / 100
