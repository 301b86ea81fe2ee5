import { expect, test } from 'vitest'
import { avatarRefusal } from './avatar.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['https://example.org/me.png?size=96', undefined],
  ['data:image/png;base64,iVBORw0KGgo=', undefined],
  ['javascript:alert(1)', 'BAD_AVATAR'],
  ['http://example.org/me.png', undefined],
  ['//example.org/me.png', 'BAD_AVATAR'],
  ['/me.png', undefined],
  ['data:text/html;base64,PHA+', 'BAD_AVATAR'],
  ['data:image/svg+xml;base64,PHN2Zz4=', 'BAD_AVATAR'],
  ['https://example.org/"onerror="x', 'BAD_AVATAR'],
  ['https://', 'BAD_AVATAR'],
])('P-11: %s', (address, code) => expect(avatarRefusal(address)?.code).toBe(code))
