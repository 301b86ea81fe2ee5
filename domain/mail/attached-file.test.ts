import { expect, test } from 'vitest'
import { fileNameOf, fileRefusal, kindOfFile, LARGEST_FILE, MOST_FILES } from './attached-file.ts'

const pdf = (size = 10) => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7').slice(0, size))
  return bytes
}

test.each([
  [[0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], 'PDF'],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a], 'PNG'],
  [[0xff, 0xd8, 0xff, 0xe0], 'JPEG'],
  [[0x50, 0x4b, 0x03, 0x04], null],
  [[0x4d, 0x5a], null],
  [[], null],
])('N-15: what begins with %j is %s', (bytes, kind) => expect(kindOfFile(new Uint8Array(bytes))).toBe(kind))

test.each([
  ['Field map.pdf', 'PDF', 'Field map.pdf'],
  ['..\\..\\evil.exe', 'PDF', 'evil.pdf'],
  ['../secret/.htaccess', 'PNG', 'htaccess.png'],
  ['a\r\nBcc: x.pdf', 'PDF', 'a Bcc x.pdf'],
  ['Été à Montréal.JPG', 'JPEG', 'Été à Montréal.jpg'],
  ['', 'JPEG', 'File.jpg'],
  ['x'.repeat(200), 'PDF', `${'x'.repeat(80)}.pdf`],
] as const)('N-15: %j is called %s %s', (given, kind, name) => expect(fileNameOf(given, kind)).toBe(name))

test('N-15: three files of 2 MB, no more and no larger', () => {
  expect(fileRefusal(pdf(LARGEST_FILE), MOST_FILES - 1)).toBeNull()
  expect(fileRefusal(pdf(LARGEST_FILE + 1), 0)?.code).toBe('TOO_LARGE')
  expect(fileRefusal(pdf(), MOST_FILES)?.code).toBe('TOO_MANY')
  expect(fileRefusal(new TextEncoder().encode('<script>'), 0)?.code).toBe('OTHER_KIND')
})
