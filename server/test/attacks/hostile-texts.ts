/** Texts typed in the hope that something runs them, by name; all of them must remain plain text. */
export const HOSTILE: Record<string, string> = {
  script: '<script>alert(1)</script>',
  handler: '"><img src=x onerror=alert(1)>',
  link: 'javascript:alert(1)',
  template: '#{7*7}{{constructor.constructor("x")()}}<%= 7*7 %>',
  sql: "'); drop table players; --",
  'sql pattern': '%_\\%',
  header: 'Hello\r\nBcc: everybody@example.org\r\n\r\nBuy now',
  'folded header': 'Hello =?utf-8?q?=0D=0ABcc:_x@example.org?=',
  formula: '=HYPERLINK("http://evil.example","x")',
  'formula after a tab': '\t=1+1',
  calendar: 'Practice\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nATTACH:http://evil.example',
  path: '../../../../etc/passwd',
  prototype: '__proto__',
  'right to left': '\u202Egnp.exe\u202C',
  invisible: 'a\u200B\u2060\uFEFFb',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈',
  stacked: `a${'\u0301'.repeat(500)}`,
  'half a pair': 'a\uD800b',
  zero: 'a\u0000b',
  bell: 'a\u0007\u001B[31mb',
  long: 'x'.repeat(100_000),
  'many dots': `a@${'.'.repeat(60_000)}`,
  'many spaces': `${' '.repeat(60_000)}x`,
}

/** Texts too long for any field of a line or a paragraph. */
export const TOO_LONG = new Set(['long', 'many dots'])
