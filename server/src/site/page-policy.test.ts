import { describe, expect, test } from 'vitest'
import { ownIdentity } from '../identity/modes-config.ts'
import { sourceHash } from '../source-hash.ts'
import { pagePolicy } from './page-policy.ts'

const ours = { scripts: [sourceHash('a()')], styles: [sourceHash('a{}')] }
const policyFor = pagePolicy({ identity: ownIdentity, publicUrl: undefined })
const at = (target: string, origin = 'https://club.example') =>
  policyFor({ origin, target }, ours).split('; ')

describe('the policy of a page', () => {
  test('lets run and dress what was declared, and nothing else that is inline', () => {
    expect(at('/')).toContain("script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='")
    expect(at('/')).toContain(`style-src 'self' ${ours.styles[0]}`)
    expect(at('/').join()).not.toContain('unsafe')
  })

  test.each(['/admin', '/admin/users/-', '/dev/ui'])(
    '%s may write style sheets, but no scripts',
    (target) => {
      expect(at(target)).toContain("style-src 'self' 'unsafe-inline'")
      expect(at(target).find((line) => line.startsWith('script-src'))).not.toContain('unsafe')
    },
  )

  test.each(['/', '/administrators', '/guardian/player/-', '/login'])('%s may not', (target) =>
    expect(at(target).join()).not.toContain('unsafe'),
  )

  test('names this server for sockets, and no other', () => {
    expect(at('/')).toContain("connect-src 'self' https://club.example wss://club.example")
    expect(at('/', 'http://127.0.0.1:3000')).toContain(
      "connect-src 'self' http://127.0.0.1:3000 ws://127.0.0.1:3000",
    )
    expect(at('/', 'https://club.example; script-src *')).toContain("connect-src 'self'")
  })

  test('is in nobody’s frame, and frames nobody', () => {
    expect(at('/')).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'none'",
        "frame-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ]),
    )
  })

  test('asks for https where the site is reached that way', () => {
    const secure = pagePolicy({ identity: ownIdentity, publicUrl: 'https://club.example' })
    expect(secure({ origin: 'https://club.example', target: '/' }, ours)).toContain(
      'upgrade-insecure-requests',
    )
    expect(at('/')).not.toContain('upgrade-insecure-requests')
  })
})
