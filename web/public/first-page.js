const TIMEOUT_MS = 10_000
const QUERY = `query {
  listPrograms(limit: 100) {
    items {
      id name description startDate endDate days startTime endTime location
      fees { items { type amount } }
    }
  }
}`

const DAYS = {
  MON: 'Mondays',
  TUE: 'Tuesdays',
  WED: 'Wednesdays',
  THU: 'Thursdays',
  FRI: 'Fridays',
  SAT: 'Saturdays',
  SUN: 'Sundays',
}

const FEES = {
  MONTHLY_ONCE: { label: 'Once a week', price: (money) => `${money} a month` },
  MONTHLY_TWICE: { label: 'Twice a week', price: (money) => `${money} a month` },
  EVENT: { label: 'Entry', price: (money) => money },
  TRIAL: { label: 'Trial visit', price: (money) => money },
}
const FEE_ORDER = Object.keys(FEES)

const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const list = new Intl.ListFormat('en-CA')

const element = (id) => document.getElementById(id)
const states = ['loading', 'empty', 'error', 'list']

function show(state) {
  for (const name of states) element(`program-${name}`).hidden = name !== state
}

async function readJson(url, options) {
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

async function fetchPrograms() {
  const { amplify } = await readJson('/config.json')
  const { customEndpoint, endpoint, apiKey } = amplify.API.GraphQL
  const { data, errors } = await readJson(customEndpoint ?? endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ query: QUERY }),
  })
  if (errors?.length) throw new Error(errors.map((error) => error.message).join('; '))
  return data.listPrograms.items.toSorted((a, b) =>
    `${a.startDate} ${a.name}`.localeCompare(`${b.startDate} ${b.name}`),
  )
}

const utc = (calendarDay, clock = '00:00') => new Date(`${calendarDay}T${clock}Z`)

function dates({ startDate, endDate }) {
  if (startDate === endDate) return day.format(utc(startDate))
  return `${day.format(utc(startDate))} – ${day.format(utc(endDate))}`
}

function hours({ startDate, startTime, endTime }) {
  if (!startTime || !endTime) return null
  return time.formatRange(utc(startDate, startTime), utc(startDate, endTime)).replace(/\s*–\s*/, '–')
}

function feeRow({ type, amount }) {
  const row = element('program-fee').content.cloneNode(true)
  const fee = FEES[type] ?? { label: type, price: (text) => text }
  row.querySelector('dt').textContent = fee.label
  row.querySelector('dd').textContent = amount === 0 ? 'Free' : fee.price(money.format(amount))
  return row
}

function part(text) {
  const span = document.createElement('span')
  span.textContent = text
  return span
}

function card(program) {
  const item = element('program-card').content.cloneNode(true)
  const slot = (name) => item.querySelector(`[data-slot=${name}]`)
  const start = slot('start')
  start.dateTime = program.startDate
  start.querySelector('.month').textContent = month.format(utc(program.startDate))
  start.querySelector('.day').textContent = utc(program.startDate).getUTCDate()
  const days = program.days?.length ? list.format(program.days.map((code) => DAYS[code] ?? code)) : null
  slot('name').textContent = program.name
  const when = [dates(program), days, hours(program), program.location]
  slot('when').append(...when.filter(Boolean).map(part))
  slot('description').textContent = program.description ?? ''
  const fees = program.fees.items.toSorted((a, b) => FEE_ORDER.indexOf(a.type) - FEE_ORDER.indexOf(b.type))
  slot('fees').append(...fees.map(feeRow))
  return item
}

async function load() {
  try {
    const programs = await fetchPrograms()
    element('program-list').replaceChildren(...programs.map(card))
    show(programs.length > 0 ? 'list' : 'empty')
  } catch (error) {
    console.warn(error)
    show('error')
  }
}

element('program-retry').addEventListener('click', async () => {
  element('programs-title').focus()
  show('loading')
  await load()
})

show('loading')
load()
