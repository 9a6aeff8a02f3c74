/** The rows with errors, as a file to correct and import again. */
export type LoadBadRows = () => Promise<Blob>

export const fileOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), character => character.charCodeAt(0))])
