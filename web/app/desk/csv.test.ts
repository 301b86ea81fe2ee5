import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const one = (value: string | number | null) => csvText([['Title', () => value]], [null]).split('\r\n')[1]

test.each([
  ['plain', 'Maya', 'Maya'],
  ['with a comma', 'Singh, Maya', '"Singh, Maya"'],
  ['with quotes', 'Maya "Mo" Singh', '"Maya ""Mo"" Singh"'],
  ['of two lines', 'nuts\nmilk', '"nuts\nmilk"'],
  ['with a space at an end', ' Maya', '" Maya"'],
  ['in Chinese', '陳大文', '陳大文'],
  ['a number', 128.5, '128.5'],
  ['a number below zero', -3, '-3'],
  ['nothing', null, ''],
])('a cell %s', (_case, value, text) => expect(one(value)).toBe(text))

test.each([
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['+1 604 555 0100', "'+1 604 555 0100"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  [' =1', "' =1"],
  ['\n=1', `"'\n=1"`],
  ['＝1', "'＝1"],
  ['1=1', '1=1'],
])('no spreadsheet evaluates %s as a formula', (value, text) => expect(one(value)).toBe(text))

test('starts with a UTF-8 mark, then the titles, with line ends as spreadsheets want them', () => {
  const text = csvText(
    [
      ['Name', ({ name }: { name: string }) => name],
      ['Owes', () => 80],
    ],
    [{ name: 'Zoë' }, { name: 'Bo' }],
  )
  expect(text).toBe('\uFEFFName,Owes\r\nZoë,80\r\nBo,80\r\n')
})
