import PostalMime, { type Email } from 'postal-mime'

/** The parser takes a tenth of a millisecond for each line, and what we look for comes early. */
const MOST_LINES = 5_000
const NEWLINE = 10
/** Of an honest email they are a third of that, with what the hosts on its way have added. */
const LONGEST_HEADERS = 32 * 1024
/** Each is checked over the whole of the text. Those who pass an email on may add one. */
const MOST_SIGNATURES = 10
/** A report in an email that was passed on is three deep. */
const DEEPEST = 20

/**
 * Whether an email that anybody may have written takes no longer to read than others. Addresses in addresses, lines that are
 * continued without end and thousands of signatures kept those who read and check it busy for minutes.
 */
function isSimple(raw: Buffer): boolean {
  const start = raw.toString('latin1', 0, LONGEST_HEADERS)
  const end = start.search(/\n\r?\n/)
  const headers = end === -1 ? start : start.slice(0, end)
  if (end === -1 && raw.length > LONGEST_HEADERS) return false
  return (headers.match(/^dkim-signature[ \t]*:/gim) ?? []).length <= MOST_SIGNATURES
}

/** So much of an email as is worth reading; null for one that nobody has to read. */
export async function readMessage(raw: Buffer): Promise<Email | null> {
  if (!isSimple(raw)) return null
  try {
    return await PostalMime.parse(firstLines(raw), {
      attachmentEncoding: 'utf8',
      // An email within the email is none of ours.
      forceRfc822Attachments: true,
      maxNestingDepth: DEEPEST,
      maxHeadersSize: 2 * LONGEST_HEADERS,
    })
  } catch {
    // It is deeper than anybody writes, or its parts have headers without end.
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
