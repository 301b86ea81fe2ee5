import { expect, test } from 'vitest'
import { mailboxWarning } from './mailbox.ts'

const development = { smtpUrl: undefined, isProduction: false }

test.each([
  ['on this machine only', { ...development, host: '127.0.0.1' }, false],
  ['on this machine only, version 6', { ...development, host: '::1' }, false],
  ['for everybody', { ...development, host: '0.0.0.0' }, true],
  ['for the club’s network', { ...development, host: '192.168.1.20' }, true],
  ['for everybody, with mail', { ...development, host: '0.0.0.0', smtpUrl: 'smtp://mail.example' }, false],
  ['for everybody, in production', { ...development, host: '0.0.0.0', isProduction: true }, false],
])('a server %s: warned %#', (_where, config, isWarned) => {
  expect(mailboxWarning(config) !== null).toBe(isWarned)
})
