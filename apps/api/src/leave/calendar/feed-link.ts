// The file name of a private calendar link: the workspace, which every query needs, and 256 random bits.
import { newToken } from '#api/session/secret.ts'

/** 48 bytes as 64 letters, and '.ics'. */
export function newFeedFile(workspaceId: string): string {
  const workspace = Buffer.from(workspaceId.replaceAll('-', ''), 'hex')
  return `${Buffer.concat([workspace, Buffer.from(newToken(), 'base64url')]).toString('base64url')}.ics`
}

/** The workspace in a file name, whether it exists or not. */
export function workspaceOfFeed(file: string): string {
  const hex = Buffer.from(file.slice(0, 64), 'base64url').toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
