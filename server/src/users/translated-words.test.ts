import { expect, test } from 'vitest'
import { inTranslation } from './translated-words.ts'

const email = {
  subject: 'Maya有Juniors的名额了',
  paragraphs: ['Juniors，每周一次。', 'Please write Juniors and the name of your child.', 'JuniorsPlus'],
  facts: { where: 'Oval', reference: 'KX4-7MR' },
  english: ['Juniors', 'Oval', 'Please write Juniors and the name of your child.', ''],
}

test('Y-20: the club’s own words in an email are said in the reader’s language, and nothing within other words of it', () => {
  const said = inTranslation(
    email,
    new Map([
      ['Juniors', '少年班'],
      ['Oval', '椭圆球场'],
    ]),
  )
  expect(said).toEqual({
    subject: 'Maya有少年班的名额了',
    paragraphs: ['少年班，每周一次。', 'Please write Juniors and the name of your child.', 'JuniorsPlus'],
    facts: { where: '椭圆球场', reference: 'KX4-7MR' },
    english: ['Please write Juniors and the name of your child.', ''],
  })
})

test('Y-20: what is not translated stays, and is marked as English', () =>
  expect(inTranslation(email, new Map())).toEqual(email))
