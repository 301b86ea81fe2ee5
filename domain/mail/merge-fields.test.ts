import { describe, expect, test } from 'vitest'
import { type FieldValues, MERGE_FIELD_NAMES, merge, mergeProblem } from './merge-fields.ts'

const empty = Object.fromEntries(MERGE_FIELD_NAMES.map((name) => [name, ''])) as FieldValues

describe('placeholders of an email (N-4)', () => {
  test.each([
    ['Hi {{firstName}},', 'Hi Robin,'],
    ['Hi {{ firstName }},', 'Hi Robin,'],
    ['{{firstName}} {{firstName}}', 'Robin Robin'],
    ['Hi {{firstName|friend}},', 'Hi Robin,'],
    ['{{children}} in {{program}}', 'your player in our program'],
    ['{{children|your child}}', 'your child'],
    ['{{children|}}!', '!'],
    ['Pay {{amountDue}}', 'Pay $0.00'],
    ['$& and {single}', '$& and {single}'],
  ])('%s → %s', (text, expected) => {
    expect(merge(text, { ...empty, firstName: 'Robin' })).toBe(expected)
  })

  test('Y-26: the text for an empty value is in the language of the email', () => {
    expect(merge('{{firstName}}，您好', empty, 'zh-Hans')).toBe('家长，您好')
    expect(merge('{{program}}', empty, 'zh-Hant')).toBe('我們的課程')
    expect(merge('{{firstName|朋友}}，您好', empty, 'zh-Hans')).toBe('朋友，您好')
  })

  test('a family’s name is never taken for a placeholder', () => {
    expect(merge('{{firstName}}', { ...empty, firstName: '{{amountDue}}' })).toBe('{{amountDue}}')
  })

  test.each([
    ['no field at all', 'Hi there', null],
    ['every field', MERGE_FIELD_NAMES.map((name) => `{{${name}}}`).join(), null],
    ['a wrong letter', '{{firstNane}}', 'There is no field {{firstNane}}. Did you mean {{firstName}}?'],
    ['a letter missing', '{{kt}}', 'There is no field {{kt}}. Choose one of'],
    ['a letter left out', '{{frstName}}', 'There is no field {{frstName}}. Did you mean {{firstName}}?'],
    ['the beginning', '{{child}}', 'There is no field {{child}}. Did you mean {{children}}?'],
    ['another case', '{{FirstName}}', 'There is no field {{FirstName}}. Did you mean {{firstName}}?'],
    ['nothing like it', '{{price}}', 'There is no field {{price}}. Choose one of firstName,'],
    ['nothing in it', '{{}}', 'There is no field {{}}. Choose one of'],
    ['not closed', 'Hi {{firstName', 'A field isn’t closed'],
    ['not opened', 'Hi firstName}}', 'There’s a }} without a field'],
  ])('%s', (_what, text, problem) => {
    if (problem === null) expect(mergeProblem(text)).toBeNull()
    else expect(mergeProblem(text)).toContain(problem)
  })
})
