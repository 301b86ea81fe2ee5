import { expect, test } from 'vitest'
import { somePlayer } from '../../../family/test/some-family.ts'
import { newChild } from './form-draft.ts'
import { formTwins, knownPlayer } from './form-twins.ts'

const maya = { ...newChild('Fraser'), id: 'typed', firstName: 'Maya', birthDate: '2016-03-01' }
const ours = { players: [somePlayer('Maya')] }
const nobody = { players: [] }

const onTheForm = 'Is this Maya? A player with this name and birth date is already on this form.'
const inTheFamily = 'Is this Maya? A player with this name and birth date is already in your family.'

test.each([
  ['a child typed twice (E-10)', {}, onTheForm],
  ['case and spaces make no difference', { firstName: ' maya ', lastName: 'FRASER' }, onTheForm],
  ['a twin with a name of their own', { firstName: 'Mara' }, undefined],
  ['a cousin born another day', { birthDate: '2016-03-02' }, undefined],
  ['nothing typed yet', { firstName: '', birthDate: '' }, undefined],
])('the second child of the form: %s', (_case, values, question) => {
  const [first, second] = formTwins([maya, { ...maya, id: 'second', ...values }], nobody)
  expect([first?.question, second?.question]).toEqual([undefined, question])
})

test('two empty children are not one child', () =>
  expect(formTwins([newChild(''), newChild('')], nobody)).toEqual([null, null]))

test.each([
  ['one whom the family has', maya, inTheFamily],
  ['one of whom the parent has said so', { ...maya, knownAs: 'maya' }, undefined],
  ['one whom an earlier try has added', { ...maya, id: 'maya' }, undefined],
])('%s', (_case, child, question) => expect(formTwins([child], ours)[0]?.question).toBe(question))

test.each([
  ['nobody said so', maya, undefined],
  ['the parent said so', { ...maya, knownAs: 'maya' }, 'maya'],
  ['and has changed the name since', { ...maya, knownAs: 'maya', firstName: 'Mara' }, undefined],
])('who a child is: %s', (_case, child, id) => expect(knownPlayer(child, ours)?.id).toBe(id))
