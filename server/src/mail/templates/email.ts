import type { Language } from '@touchline/domain/languages.ts'
import { type EmailFacts, type FactLine, factLines } from './email-facts.ts'
import { emailTexts } from './email-texts.ts'
import { escapeHtml } from './escape-html.ts'
import { asLines, type Marked, markEnglish } from './mark-english.ts'

interface Content {
  title: string
  /** The first says what has happened; the others follow the button. */
  paragraphs: string[]
  facts?: EmailFacts | undefined
  /** Digits to type, shown large after the first paragraph. */
  code?: string
  action?: Link
  /** Further links in plain text, because an email has only one button. */
  also?: readonly Link[]
  /** How to ask questions; empty if the email itself says so. */
  ask?: string
  /** At the bottom: the sender, and why they write. */
  footer?: string[]
  /** At the very end. */
  farewell?: Link
  /** The reader's language (Y-11). */
  language?: Language | undefined
  /** Parts that are English in every language: the club's own words, and English technical terms. */
  english?: readonly string[] | undefined
  /** The language of title and paragraphs, if it is not the reader's. */
  writtenIn?: Language | undefined
  /** Turns web addresses in the paragraphs into links, for texts that the club wrote. */
  isLinked?: boolean
}

interface Link {
  label: string
  url: string
  /** Set if the label is not in the language of the email. */
  language?: Language
}

interface Parts {
  text: string
  html: string
}

/** The name by which parents know us. */
export const CLUB = 'PMFC'

/**
 * An email as text and as HTML, always in this order: what has happened, when and where, the money with its reference,
 * one button, the rest, how to ask questions. On a phone, everything needed to act is visible without scrolling.
 */
export function emailParts(content: Content): Parts {
  for (const { url } of [content.action, ...(content.also ?? []), content.farewell].filter(
    (link) => link !== undefined,
  ))
    if (!/^https?:$/.test(new URL(url).protocol))
      throw new Error(`An email links to web pages only, not ${JSON.stringify(url)}.`)
  return { text: asText(content), html: asHtml(content) }
}

function asText(content: Content): string {
  const { title, facts, code, action, also = [], farewell, language = 'en' } = content
  const texts = emailTexts(language)
  const { ask = texts.ask, footer = [texts.signature] } = content
  const linkLines = ({ label, url }: Link) => `${texts.labelled(label, '').trim()}\n${url}`
  const [first = '', ...others] = content.paragraphs
  const blocks = [
    title,
    first,
    factLines(facts, language)
      .map(({ label, value }) => texts.labelled(label, value))
      .join('\n'),
    code,
    action && linkLines(action),
    ...others,
    ...also.map(linkLines),
    ask,
    `--\n${footer.join('\n')}`,
    farewell && linkLines(farewell),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

// The colours of look.md, with its names.
const light = {
  chalk: '#FBFAF5',
  paper: '#FFFFFF',
  ink: '#12241D',
  pitch: '#0F4A36',
  quiet: '#4A5A53',
  line: '#DCE3DD',
}
const dark = {
  chalk: '#10201A',
  paper: '#172B23',
  ink: '#EEF3EF',
  pitch: '#7BD3A8',
  quiet: '#A9B8B0',
  line: '#2F473C',
}

// Inline styles hold the light scheme, for mail programs that drop <style>; only dark overrides need classes.
const css = `
@media (prefers-color-scheme: dark) {
  .page { background: ${dark.chalk} !important; }
  .card { background: ${dark.paper} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .pitch { color: ${dark.pitch} !important; }
  .line { border-color: ${dark.pitch} !important; }
  .code { background: ${dark.chalk} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important; }
  .button { background: ${dark.pitch} !important; color: ${dark.chalk} !important; }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px 8px !important; }
}`

const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

function asHtml(content: Content): string {
  const { title, facts, code, action, also = [], farewell, isLinked = false, language = 'en' } = content
  const texts = emailTexts(language)
  const { ask = texts.ask, footer = [texts.signature] } = content
  const { writtenIn = language } = content
  const asIs = (html: string) => html
  const marked = language === 'en' ? asIs : markEnglish(content.english ?? [])
  const said = writtenIn === language ? { marked } : { marked: asIs, lang: writtenIn }
  const [first = '', ...others] = content.paragraphs.map((text) => paragraph(text, isLinked, said))
  const body = [
    first,
    factTable(factLines(facts, language), marked),
    code && codeBlock(code),
    action && button(action, texts.buttonFails),
    ...others,
    ...also.map(linkParagraph),
    ask && paragraph(ask, false, { marked }),
  ]
  return `<!doctype html>
<html lang="${language === 'en' ? 'en-CA' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(title)}</title>
<style>${css}
</style>
</head>
<body class="page" style="margin:0; padding:0; background:${light.chalk}; -webkit-text-size-adjust:100%;">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.chalk};">
<tr><td align="center" style="padding:24px 12px 40px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px; text-align:left; font-family:${FONT};">
<tr><td class="pitch line" style="padding:0 4px 12px; border-bottom:2px solid ${light.pitch}; color:${light.pitch}; font-size:20px; font-weight:800; letter-spacing:0.06em;">${CLUB}</td></tr>
<tr><td style="height:16px; font-size:0; line-height:0;">&nbsp;</td></tr>
<tr><td class="card" style="padding:32px 32px 16px; background:${light.paper}; border:1px solid ${light.line}; border-radius:10px;">
<h1 class="ink"${langAttribute(said)} style="margin:0 0 16px; color:${light.ink}; font-size:24px; line-height:1.25; font-weight:700; overflow-wrap:anywhere;">${said.marked(escapeHtml(title))}</h1>
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0; color:${light.quiet}; font-size:13px; line-height:1.5;">${[...footer.map((line) => marked(escapeHtml(line))), ...(farewell ? [link(farewell)] : [])].join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

interface TextOptions {
  marked: Marked
  /** Set if it is not the language of the email. */
  lang?: Language
}

const langAttribute = ({ lang }: TextOptions) => (lang ? ` lang="${lang}"` : '')

const paragraph = (text: string, isLinked: boolean, said: TextOptions) =>
  `<p class="ink"${langAttribute(said)} style="margin:0 0 16px; color:${light.ink}; font-size:16px; line-height:1.55; overflow-wrap:anywhere;">${isLinked ? linked(text, said.marked) : said.marked(asLines(text))}</p>`

const factTable = (facts: readonly FactLine[], marked: Marked): string =>
  facts.length === 0
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;">${facts.map((fact) => factRow(fact, marked)).join('')}</table>`

const factRow = ({ label, value }: FactLine, marked: Marked) =>
  `<tr><td class="quiet" style="padding:2px 16px 2px 0; vertical-align:top; color:${light.quiet}; font-size:16px; line-height:1.5;">${escapeHtml(label)}</td><td class="ink" style="padding:2px 0; color:${light.ink}; font-size:16px; line-height:1.5; font-weight:600; overflow-wrap:anywhere;">${marked(escapeHtml(value))}</td></tr>`

const link = ({ label, url, language }: Link) =>
  `<a class="pitch" href="${escapeHtml(url)}"${language ? ` lang="${language}"` : ''} style="color:${light.pitch};">${escapeHtml(label)}</a>`

const linkParagraph = (also: Link) =>
  `<p style="margin:0 0 16px; font-size:16px; line-height:1.55; overflow-wrap:anywhere;">${link(also)}</p>`

/** A full stop after an address belongs to the sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g

function linked(text: string, marked: Marked): string {
  const urls = text.match(ADDRESS) ?? []
  return text
    .split(ADDRESS)
    .map((words, n) => marked(asLines(words)) + (urls[n] ? link({ label: urls[n], url: urls[n] }) : ''))
    .join('')
}

/** Spaced by CSS, so that only the digits are copied; the indent balances the space after the last one. */
const codeBlock = (code: string) =>
  `<p class="code" style="margin:8px 0 24px; padding:16px 8px; background:${light.chalk}; border:1px solid ${light.line}; border-radius:8px; color:${light.ink}; font-size:36px; line-height:1.2; font-weight:700; font-variant-numeric:tabular-nums; letter-spacing:0.2em; text-indent:0.2em; text-align:center; overflow-wrap:anywhere;">${escapeHtml(code)}</p>`

const button = ({ label, url }: Link, otherwise: string) =>
  `<p style="margin:8px 0 16px;"><a class="button" href="${escapeHtml(url)}" style="display:inline-block; padding:14px 24px; background:${light.pitch}; border-radius:8px; color:${light.chalk}; font-size:16px; line-height:1.25; font-weight:600; text-decoration:none;">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0 0 24px; color:${light.quiet}; font-size:13px; line-height:1.5; overflow-wrap:anywhere;">${otherwise}<a class="pitch" href="${escapeHtml(url)}" style="color:${light.pitch};">${escapeHtml(url)}</a></p>`
