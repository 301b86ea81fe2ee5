import { clubMoment } from '@touchline/domain/club-clock.ts'
import { escapeHtml } from '../templates/escape-html.ts'

export interface MailboxEmail {
  to: string
  subject: string
  text: string
  html: string
  at: Date
}

const css = `
:root { color-scheme: light dark; --chalk: #FBFAF5; --paper: #FFFFFF; --ink: #12241D; --pitch: #0F4A36; --quiet: #4A5A53; --line: #DCE3DD; }
@media (prefers-color-scheme: dark) {
  :root { --chalk: #10201A; --paper: #172B23; --ink: #EEF3EF; --pitch: #7BD3A8; --quiet: #A9B8B0; --line: #2F473C; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--chalk); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 1040px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0; padding-bottom: 12px; border-bottom: 2px solid var(--pitch); font-size: 24px; line-height: 1.25; }
a { color: var(--pitch); overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 24px; }
label { flex: 1 1 240px; }
input { display: block; width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid var(--quiet); border-radius: 8px; background: var(--paper); color: inherit; font: inherit; }
button { min-height: 44px; padding: 8px 20px; border: 0; border-radius: 8px; background: var(--pitch); color: var(--chalk); font: inherit; font-weight: 600; cursor: pointer; }
details { margin: 0 0 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
summary { min-height: 44px; padding: 12px 16px; cursor: pointer; overflow-wrap: anywhere; }
summary strong { display: inline; }
summary span { display: block; color: var(--quiet); font-size: 14px; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 16px; padding: 0 16px 16px; }
h2 { margin: 0 0 4px; font-size: 14px; color: var(--quiet); }
pre { margin: 0; padding: 12px; border: 1px solid var(--line); border-radius: 8px; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 8px; background: var(--chalk); resize: vertical; }
:focus-visible { outline: 3px solid var(--pitch); outline-offset: 2px; }`

/** Works without scripts, so that it can have the strictest policy. */
export function mailboxPage(emails: MailboxEmail[], to: string): string {
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development mailbox · PMFC</title>
<style>${css}
</style>
</head>
<body>
<main>
<h1>Development mailbox</h1>
<p class="quiet">What would have been mailed, newest first. Nothing leaves this machine while SMTP_URL is not set.</p>
<form action="/dev/mailbox" method="get">
<label>Address<input type="email" name="to" value="${escapeHtml(to)}" autocomplete="off"></label>
<button>Show emails</button>
</form>
${emails.map(shown).join('\n') || nothing(to)}
</main>
</body>
</html>
`
}

const nothing = (to: string) =>
  to
    ? `<p>No emails to ${escapeHtml(to)}. <a href="/dev/mailbox">Show all emails</a></p>`
    : '<p>No emails yet. Sign up with any address, and its code appears here.</p>'

function shown({ to, subject, text, html, at }: MailboxEmail, index: number): string {
  // Open links of an email in a new tab; inside the sandboxed frame they would not work.
  const framed = html.replace('<head>', '<head><base target="_blank">')
  return `<details${index === 0 ? ' open' : ''}>
<summary><strong>${escapeHtml(subject)}</strong><span>to ${escapeHtml(to)} · ${clubMoment(at)}</span></summary>
<div class="parts">
<section><h2>Text</h2><pre>${linked(text)}</pre></section>
<section><h2>HTML</h2><iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${escapeHtml(framed)}"></iframe></section>
</div>
</details>`
}

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`)
