// A file of people to import, in 40 new units, and the form that sends it.
const header = 'Staff ID,First name,Last name,E-mail,Department,Position,Job grade,Manager,Start date,Gender'

/** Twelve people report to each manager. The `mark` begins staff ids and addresses. */
export function peopleSheet(count: number, mark: string): File {
  const rows = Array.from({ length: count }, (_, index) => {
    const manager = index === 0 ? '' : `${mark}-${Math.floor((index - 1) / 12)}`
    return `${mark}-${index},Somchit,Vongsavanh,${mark}${index}@sabai.la,Unit ${index % 40},Position ${index % 60},O-1,${manager},2025-06-02,F`
  })
  return new File([[header, ...rows].join('\n')], 'people.csv')
}

export function importForm(sheet: File, { dryRun }: { readonly dryRun: boolean }): FormData {
  const form = new FormData()
  form.set('dryRun', String(dryRun))
  for (let unit = 0; unit < 40; unit += 1) {
    form.set(`names[${unit}][column]`, 'unit')
    form.set(`names[${unit}][name]`, `Unit ${unit}`)
  }
  form.set('file', sheet)
  return form
}
