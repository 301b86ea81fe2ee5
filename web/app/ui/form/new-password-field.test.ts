import { expect, test } from 'vitest'
import { passwordStrength } from './new-password-field.tsx'

test.each([
  ['eight small letters', 'grasyelm', 'Fair password: a few more words make it strong'],
  ['eight of three kinds', 'grasy-e7', 'Fair password: a few more words make it strong'],
  ['nine of three kinds', 'grasy-e7x', 'Good password'],
  ['fifteen of two kinds', 'plenty of grass', 'Good password'],
  ['sixteen of two kinds', 'plenty of grasse', 'Strong password'],
])('%s', (_what, password, words) => expect(passwordStrength(password)).toBe(words))
