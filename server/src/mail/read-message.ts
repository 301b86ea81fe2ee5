import PostalMime, { type Email } from 'postal-mime'

/** The parser takes a tenth of a millisecond per line, and what we look for comes early. */
const MOST_LINES = 5_000
const NEWLINE = 10
/** Three times what a legitimate email has, including the headers added by mail hosts. */
const LONGEST_HEADERS = 32 * 1024
/** Each is verified over the whole text. Hosts that forward an email may add one. */
const MOST_SIGNATURES = 10
/** A report within a forwarded email is three levels deep. */
const DEEPEST = 20

/**
 * Whether an email is safe to parse, because anybody may have written it. Nested addresses, endlessly continued lines
 * and thousands of signatures would keep the parser and the verification busy for minutes.
 */
function isSimple(raw: Buffer): boolean {
  const start = raw.toString('latin1', 0, LONGEST_HEADERS)
  const end = start.search(/\n\r?\n/)
  const headers = end === -1 ? start : start.slice(0, end)
  if (end === -1 && raw.length > LONGEST_HEADERS) return false
  return (headers.match(/^dkim-signature[ \t]*:/gim) ?? []).length <= MOST_SIGNATURES
}

/** Parses the first lines of an email; null if it is not worth parsing. */
export async function readMessage(raw: Buffer): Promise<Email | null> {
  if (!isSimple(raw)) return null
  try {
    return await PostalMime.parse(firstLines(raw), {
      attachmentEncoding: 'utf8',
      // Do not parse emails within the email.
      forceRfc822Attachments: true,
      maxNestingDepth: DEEPEST,
      maxHeadersSize: 2 * LONGEST_HEADERS,
    })
  } catch {
    // It is nested too deeply, or its parts have endless headers.
    return null
  }
}

function firstLines(raw: Buffer): Buffer {
  let end = -1
  for (let line = 0; line < MOST_LINES; line += 1) {
    end = raw.indexOf(NEWLINE, end + 1)
    if (end === -1) return raw
  }
  return raw.subarray(0, end)
}
