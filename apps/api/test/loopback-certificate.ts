// A new certificate for localhost, so that tests can imitate external https servers.
import { generateKeyPairSync, sign } from 'node:crypto'

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const oid = (hex: string) => der(0x06, bytes(hex))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const commonName = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))))
const validity = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')))
/** subjectAltName: DNS localhost, IP 127.0.0.1 */
const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, bytes('7f000001')))
const extensions = der(0xa3, sequence(sequence(oid('551d11'), der(0x04, names))))

export function loopbackCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const version = der(0xa0, der(0x02, bytes('02')))
  const serial = der(0x02, bytes('01'))
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const facts = sequence(version, serial, ecdsaWithSha256, commonName, validity, commonName, spki, extensions)
  const signature = der(0x03, bytes('00'), sign('sha256', facts, privateKey))
  const certificate = sequence(facts, ecdsaWithSha256, signature)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
