import { expect, test } from 'vitest'
import { inboxOf } from './inbox.ts'

test.each([
  ['is itself', 'ana@example.org', 'ana@example.org'],
  ['in capitals', ' Ana@Example.ORG ', 'ana@example.org'],
  ['with a note behind a plus', 'ana+club@example.org', 'ana@example.org'],
  ['with two notes', 'ana+club+2@example.org', 'ana@example.org'],
  ['with a dot behind its domain', 'ana@example.org.', 'ana@example.org'],
  ['in wide letters', 'ａｎａ@example.org', 'ana@example.org'],
  ['in a capital that is two signs', 'J\u030cana@example.org', '\u01f0ana@example.org'],
  ['with a dot in its name keeps it', 'ana.lee@example.org', 'ana.lee@example.org'],
  ['of Gmail has no dots', 'a.n.a.lee+7@gmail.com', 'analee@gmail.com'],
  ['of Gmail by its other name', 'ana.lee@googlemail.com', 'analee@gmail.com'],
  ['that is a plus', '+@example.org', '+@example.org'],
  ['that is none', 'ana', '@ana'],
])('Q-2: the inbox of an address %s', (_how, email, inbox) => {
  expect(inboxOf(email)).toBe(inbox)
})
