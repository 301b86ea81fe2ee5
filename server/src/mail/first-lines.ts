/** The parser takes a tenth of a millisecond for each line, and what we look for comes early. */
const MOST_LINES = 5_000
const NEWLINE = 10

/** So much of a message as is worth reading. */
export function firstLines(raw: Buffer): Buffer {
  let end = -1
  for (let line = 0; line < MOST_LINES; line += 1) {
    end = raw.indexOf(NEWLINE, end + 1)
    if (end === -1) return raw
  }
  return raw.subarray(0, end)
}
