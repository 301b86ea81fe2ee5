import { expect, test } from 'vitest'
import { askedBefore } from './use-way-on.ts'

const ORIGIN = 'https://club.example.org'

test.each([
  ['the screen to sign in', '/login?returnTo=%2Fguardian%2Fprofile', '/guardian/profile'],
  ['the same in another language', '/zh-Hant/login?returnTo=%2Fregistration-form', '/registration-form'],
  ['a screen that was asked for nothing', '/login', null],
  ['a page that is no account screen', '/guardian/add-player?returnTo=%2Fguardian', null],
  ['a place that is not ours', '/login?returnTo=%2F%2Fevil.example', null],
])('coming from %s', (_screen, before, place) => expect(askedBefore(ORIGIN + before, ORIGIN)).toBe(place))

test.each([
  ['nowhere', ''],
  ['another site', 'https://evil.example/login?returnTo=%2Fguardian'],
  ['something that is no address', 'about'],
])('coming from %s asks for no page', (_where, referrer) => expect(askedBefore(referrer, ORIGIN)).toBeNull())
