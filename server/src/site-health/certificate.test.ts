import { once } from 'node:events'
import { type AddressInfo, createServer as createSilentServer, type Server } from 'node:net'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { readCertificate } from './look.ts'

/** Of nobody, for localhost, and good for a hundred years. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgaCVdTWym8+Ji2Hbv
1wx9e36ciloWvALCfwFAdn9Ap3ehRANCAAQjI4O5VXLbB8r3MaY4my7r8KrT5chJ
wMuwBkb0+/BqrpiQZVHdO8U0R/BG4qe8Avs5BMFnyEgKuGEIymkkAoSS
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUZOjq1mjkC+y/rsZ2El+iA+3mX+wwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjIyNTQ1OVoYDzIxMjYxMDIz
MjI1NDU5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQjI4O5VXLbB8r3MaY4my7r8KrT5chJwMuwBkb0+/BqrpiQZVHdO8U0
R/BG4qe8Avs5BMFnyEgKuGEIymkkAoSSo1MwUTAdBgNVHQ4EFgQUbGyq7lacVX9V
BegEsktnYkYthZ4wHwYDVR0jBBgwFoAUbGyq7lacVX9VBegEsktnYkYthZ4wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEAuhV0IRWj8A3a3DbvHh1w
IyYZjqqXoNeMcJQf3GZQoAkCIG6LwV9uRFpq0sxHWW1dUTKqlHE1nvEanNO/CKjP
xTRY
-----END CERTIFICATE-----`

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

test('reads when it began and ends, and that browsers would not trust it', async () => {
  const url = await addressOf(createServer({ key, cert }))
  expect(await readCertificate(url)).toEqual({
    isTrusted: false,
    from: new Date('2026-11-16T22:54:59Z'),
    until: new Date('2126-10-23T22:54:59Z'),
  })
})

test('a site without https has none', async () => {
  expect(await readCertificate(undefined)).toBe('NONE')
  expect(await readCertificate('http://club.example.org')).toBe('NONE')
})

test('an address where nobody listens, and one that says nothing, are out of reach', async () => {
  const closed = createSilentServer()
  const url = await addressOf(closed)
  closed.close()
  expect(await readCertificate(url)).toBe('UNREACHABLE')
  const silent = createSilentServer((socket) => void onTestFinished(() => void socket.destroy()))
  expect(await readCertificate(await addressOf(silent), 50)).toBe('UNREACHABLE')
})
