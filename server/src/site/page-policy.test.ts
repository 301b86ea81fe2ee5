import { describe, expect, test } from 'vitest'
import { ownIdentity } from '../identity/modes-config.ts'
import { pagePolicy } from './page-policy.ts'
import { sourceHash } from './source-hash.ts'

const ours = { scripts: [sourceHash('a()')], styles: [sourceHash('a{}')] }
const club = { identity: ownIdentity, publicUrl: undefined, isBundled: true }
const at = (origin: string) => pagePolicy(club)(origin, ours).split('; ')
const policy = at('https://club.example')

describe('the policy of a page', () => {
  test('lets run and dress what was declared, and nothing else that is inline', () => {
    expect(policy).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
    expect(policy).toContain(`style-src 'self' ${ours.styles[0]}`)
    expect(policy.join()).not.toContain('unsafe')
  })

  test('lets the bundler write style sheets while somebody develops, but no scripts', () => {
    const loose = pagePolicy({ ...club, isBundled: false })('http://127.0.0.1:3000', ours).split('; ')
    expect(loose).toContain("style-src 'self' 'unsafe-inline'")
    expect(loose.find((line) => line.startsWith('script-src'))).not.toContain('unsafe')
  })

  test('names this server for sockets, and no other', () => {
    expect(policy).toContain("connect-src 'self' https://club.example wss://club.example")
    expect(at('http://127.0.0.1:3000')).toContain(
      "connect-src 'self' http://127.0.0.1:3000 ws://127.0.0.1:3000",
    )
    expect(at('https://club.example; script-src *')).toContain("connect-src 'self'")
  })

  test('is in nobody’s frame, and frames nobody', () => {
    expect(policy).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'none'",
        "frame-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ]),
    )
  })

  test('asks for https where the site is reached that way', () => {
    const secure = pagePolicy({ ...club, publicUrl: 'https://club.example' })
    expect(secure('https://club.example', ours)).toContain('upgrade-insecure-requests')
    expect(policy).not.toContain('upgrade-insecure-requests')
  })
})
