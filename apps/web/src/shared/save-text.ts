/** Saves a text as a file. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
