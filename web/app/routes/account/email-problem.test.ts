import { expect, test } from 'vitest'
import { emailProblem, maskedEmail } from './email-problem.ts'

test.each([
  ['', 'Please enter your email address.'],
  ['  ', 'Please enter your email address.'],
  ['priya', 'Please enter an email address, like name@example.org.'],
  ['priya@example', 'Please enter an email address, like name@example.org.'],
  ['priya sandhu@example.org', 'Please enter an email address, like name@example.org.'],
  [' priya@example.org ', null],
  ['李雷@例子.中国', null],
])('%j', (email, problem) => expect(emailProblem(email)).toBe(problem))

test.each([
  ['priya.sandhu@example.org', 'p***@example.org'],
  [' a@example.org', 'a***@example.org'],
  ['李雷@example.org', '李***@example.org'],
])('%j is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked))
