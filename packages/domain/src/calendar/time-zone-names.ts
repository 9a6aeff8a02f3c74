// The names of time zones that people choose from: those of the runtime, by the names of today (N4).

/** Runtimes list some zones by a name that nobody looks for any more. */
const newNames: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** UTC is added: runtimes leave it out, because it is no place. */
export const timeZoneNames = (ofRuntime: readonly string[]): string[] =>
  [...new Set([...ofRuntime.map(name => newNames[name] ?? name), 'UTC'])].toSorted()
