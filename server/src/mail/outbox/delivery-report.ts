import { type DeliveryStatus, type Returned, returnedAs } from '@touchline/domain/mail/returned-email.ts'
import { readMessage } from '../read-message.ts'

export interface Report {
  as: Returned
  /** In the words of the server that returned it. */
  reason: string
}

const STATUS_PART = 'message/delivery-status'
const LONGEST_REASON = 300

/**
 * Why an email was returned, from the report that mail servers write for programs (RFC 3464). Null if the message is
 * not such a report, for example an out-of-office reply, or if the email was not returned.
 */
export async function readReport(raw: Buffer): Promise<Report | null> {
  const message = await readMessage(raw)
  if (!message) return null
  const { headers, attachments } = message
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^multipart\/report\b.*\breport-type="?delivery-status\b/is.test(type)) return null
  const part = attachments.find(({ mimeType }) => mimeType === STATUS_PART)
  if (!part) return null
  const reports = receiversIn(String(part.content)).flatMap((receiver) => {
    const as = returnedAs(receiver)
    return as ? [{ as, reason: receiver.reason }] : []
  })
  return reports.find(({ as }) => as === 'REFUSED') ?? reports[0] ?? null
}

/** The first block is about the message, each of the others about one recipient. */
function receiversIn(text: string): (DeliveryStatus & { reason: string })[] {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/)
  return blocks.slice(1).flatMap((block) => {
    const fields = fieldsOf(block)
    const action = /^\w+/.exec(fields.get('action') ?? '')?.[0]
    const status = /^[245]\.\d{1,3}\.\d{1,3}(?!\d)/.exec(fields.get('status') ?? '')?.[0]
    return action && status
      ? [{ action, status, reason: reasonOf(fields.get('diagnostic-code'), status) }]
      : []
  })
}

function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      return name && value !== undefined ? [[name.toLowerCase(), value.trim()]] : []
    }),
  )
}

function reasonOf(diagnostic: string | undefined, status: string): string {
  const words = (diagnostic ?? '')
    .replace(/^[\w-]+;\s*/, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
  return (words || `The mail server gave no reason but ${status}.`).slice(0, LONGEST_REASON)
}
