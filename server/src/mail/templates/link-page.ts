import { HOME_LANGUAGES } from '@touchline/domain/families/home-languages.ts'
import { LANGUAGES, type Language, languageOf, pathIn } from '@touchline/domain/languages.ts'
import { addressIn } from '@touchline/domain/link-pages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sourceHash } from '../../site/source-hash.ts'
import { CLUB } from './email.ts'
import { escapeHtml } from './escape-html.ts'
import { markEnglish } from './mark-english.ts'

/** The page behind an email link, with buttons to answer. */
export interface LinkPage {
  title: string
  paragraphs: string[]
  /** The answers that are still possible, with the labels of their buttons. */
  answers: Answer[]
  /** If there are several things to answer: what each is about, and its answer if one is possible. */
  choices?: { about: string[]; answer: Answer | null }[]
  /** A link to continue with. */
  link: { label: string; href: string }
  /** The reader's language, if known. */
  language?: Language
  /** Parts that are English in every language: the club's own names. */
  english?: readonly string[]
  /** Its path on the English site, if the address has the language (Y-14), for links to its other languages. */
  path?: string
}

/** The paths of such a page, or of a form on it, in each language. */
export const inEachLanguage = (path: string): string[] => LANGUAGES.map((language) => pathIn(language, path))

/** The token is matched by a wildcard, because it is longer than a path parameter may be. */
export interface LinkRequest {
  Params: { '*': string }
  Body: URLSearchParams | null
}

/** The token of the link, the language of its address (Y-14), and functions to respond with. */
export function atLink(
  { params, url }: FastifyRequest<LinkRequest>,
  reply: FastifyReply,
  pathOf: (token: string) => string,
) {
  const token = params['*']
  const [language, path] = [languageOf(url), pathOf(token)]
  return {
    token,
    language,
    show: (status: number, page: LinkPage) => showLinkPage(reply, status, { ...page, language, path }),
    /** Redirects after an answer, so that a reload sends nothing. */
    showAgain: () => reply.redirect(pathIn(language, path), 303),
  }
}

interface Answer {
  value: string
  label: string
}

const STYLES = `
:root { color-scheme: light dark; --chalk: #FBFAF5; --paper: #FFFFFF; --ink: #12241D; --pitch: #0F4A36; --line: #DCE3DD; }
@media (prefers-color-scheme: dark) {
  :root { --chalk: #10201A; --paper: #172B23; --ink: #EEF3EF; --pitch: #7BD3A8; --line: #2F473C; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--chalk); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px 16px 64px; }
.club { margin: 0 0 16px; padding: 0 4px 12px; border-bottom: 2px solid var(--pitch); color: var(--pitch); font-size: 20px; font-weight: 800; letter-spacing: 0.06em; }
.club a { padding: 4px 0; color: inherit; text-decoration: none; }
.card { padding: 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; margin: 24px 0; }
button { min-height: 48px; padding: 8px 20px; border: 2px solid var(--pitch); border-radius: 8px; background: transparent; color: var(--pitch); font: inherit; font-weight: 600; cursor: pointer; }
form > button:first-of-type, li:first-child button { background: var(--pitch); color: var(--chalk); }
ul { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
li { padding: 16px 0 0; border-top: 1px solid var(--line); }
li p { margin: 0 0 8px; }
li p:first-child { font-weight: 600; }
li button { width: 100%; }
a { display: inline-block; padding: 10px 0; color: var(--pitch); }
.languages { display: flex; flex-wrap: wrap; gap: 0 20px; padding: 12px 4px 0; }
.languages [aria-current] { font-weight: 600; text-decoration: none; }
:lang(zh-Hans) { font-family: system-ui, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; }
:lang(zh-Hant) { font-family: system-ui, 'PingFang HK', 'Noto Sans CJK HK', 'Microsoft JhengHei', sans-serif; }
:focus-visible { outline: 3px solid var(--pitch); outline-offset: 2px; }
`

/** Without scripts, so that it works in any browser or viewer that opens the link. */
function linkPage({
  title,
  paragraphs,
  answers,
  choices = [],
  link,
  language = 'en',
  english = [],
  path,
}: LinkPage) {
  const marked = language === 'en' ? (html: string) => html : markEnglish(english)
  const words = (text: string) => marked(escapeHtml(text))
  const button = ({ value, label }: Answer, more = '') =>
    `<button name="answer" value="${escapeHtml(value)}"${more}>${words(label)}</button>`
  const choice = ({ about, answer }: (typeof choices)[number], n: number) => `<li>
<div id="about-${n}">${about.map((text) => `<p>${words(text)}</p>`).join('')}</div>
${answer ? button(answer, ` aria-describedby="about-${n}"`) : ''}
</li>`
  const form = [
    choices.length > 0 && `<ul>\n${choices.map(choice).join('\n')}\n</ul>`,
    ...answers.map((answer) => button(answer)),
  ].filter(Boolean)
  return `<!doctype html>
<html lang="${language === 'en' ? 'en-CA' : language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} · ${CLUB}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<p class="club"><a href="${addressIn(language, '/')}">${CLUB}</a></p>
<div class="card">
<h1>${words(title)}</h1>
${paragraphs.map((text) => `<p>${words(text)}</p>`).join('\n')}
${form.length > 0 ? `<form method="post">\n${form.join('\n')}\n</form>` : ''}
<a href="${escapeHtml(addressIn(language, link.href))}">${escapeHtml(link.label)}</a>
</div>
${path ? languageSwitch(language, path) : ''}
</main>
</body>
</html>
`
}

/** Each language is named in itself, because its readers may not read another. */
function languageSwitch(current: Language, path: string): string {
  const links = LANGUAGES.map((language) => {
    const name = HOME_LANGUAGES.find(({ value }) => value === language)?.label
    const isHere = language === current ? ' aria-current="true"' : ''
    return `<a href="${escapeHtml(pathIn(language, path))}" lang="${language}" hreflang="${language}"${isHere}>${name}</a>`
  })
  return `<p class="languages">${links.join('\n')}</p>`
}

const POLICY = `default-src 'none'; style-src ${sourceHash(STYLES)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
const LONGEST_FORM = 1024

export function showLinkPage(reply: FastifyReply, status: number, page: LinkPage) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(linkPage(page))
}

/** Lets these routes parse the forms of such a page. */
export function readAnswers(routes: FastifyInstance): void {
  routes.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
}
