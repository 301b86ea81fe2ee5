/** What a screen will ask for first, so that the page itself can ask for it before the screen's scripts are here. */
export interface EarlyRequest {
  query: string
  /** By the query of the address, or under `*` for any: an address that is not named here asks for nothing early. */
  variables: Record<string, Record<string, unknown>>
  /** The variable that takes the id of whoever is signed in. */
  userId?: string
}

export interface EarlyPlan {
  /** How the client's storage keys begin. */
  authKeys: string
  /** Where an impersonation is kept. */
  recordKey: string
  /** Finds the user by the address of the sign-in. */
  users: string
  requests: readonly EarlyRequest[]
}

/** What was asked for, and with whose sign-in. */
export interface EarlyAnswers {
  /** By which keys the browser keeps that sign-in: once it keeps another one, nothing of this counts. */
  signIn: Record<string, string>
  /** Of the identity token. */
  claims: Record<string, unknown>
  users: Promise<{ usersByEmail: { items: Record<string, unknown>[] } }>
  answers: { query: string; variables: string; data: Promise<Record<string, unknown>> }[]
}

/** The event by which the scripts ask for the answers; its detail takes them. */
export const TAKE_EARLY = 'take-early'

/**
 * Stands in the pages behind sign-in, as text: it may use nothing from outside but what it is given. It asks for the screen's first data with
 * the sign-in that the client has kept. Where that has run out, or an administrator is in somebody's shoes, it leaves
 * everything to the client. The answers stay in here until the page's own scripts take them, once.
 */
export const earlyScript = (plan: EarlyPlan): string =>
  `(${sendEarly})(${JSON.stringify(plan)},${JSON.stringify(TAKE_EARLY)},${claimsOf})`

function sendEarly(plan: EarlyPlan, takeEarly: string, readClaims: typeof claimsOf): void {
  const { authKeys, recordKey, users, requests } = plan
  try {
    send()
  } catch {
    // A browser may keep nothing for sites, and what it keeps may be anything: the client says what is wrong.
  }

  function send() {
    const [last, another] = Object.keys(localStorage).filter(
      (key) => key.startsWith(`${authKeys}.`) && key.endsWith('.LastAuthUser'),
    )
    if (!last || another || sessionStorage.getItem(recordKey) !== null) return
    const userName = localStorage.getItem(last) ?? ''
    const kept = last.replace(/LastAuthUser$/, `${userName}.`)
    const tokenKey = `${kept}accessToken`
    const accessToken = localStorage.getItem(tokenKey) ?? ''
    const claims = readClaims(localStorage.getItem(`${kept}idToken`) ?? '')
    const drift = Number(localStorage.getItem(`${kept}clockDrift`) ?? 0)
    const soon = Date.now() + drift + 30_000
    if ([claims, readClaims(accessToken)].some(({ exp }) => !(Number(exp) * 1000 > soon))) return
    const found: EarlyAnswers = {
      signIn: { [last]: userName, [tokenKey]: accessToken },
      claims,
      users: ask(users, { email: claims.email }) as EarlyAnswers['users'],
      answers: [],
    }
    for (const { query, variables, userId } of requests) {
      const given = variables[location.search] ?? variables['*']
      if (!given) continue
      const sendWith = (own: object) => {
        const all = { ...given, ...own }
        found.answers.push({ query, variables: JSON.stringify(all), data: ask(query, all) })
      }
      if (userId === undefined) sendWith({})
      else
        found.users.then(({ usersByEmail: { items } }) => {
          if (items.length === 1) sendWith({ [userId]: items[0]?.id })
        }, ignore)
    }
    document.addEventListener(takeEarly, (event) => (event as CustomEvent).detail(found), { once: true })

    function ask(query: string, variables: object): Promise<Record<string, unknown>> {
      const body = JSON.stringify({ query, variables })
      const headers = { authorization: accessToken, 'content-type': 'application/json' }
      const answer = fetch('/graphql', { method: 'POST', headers, body })
        .then((response) => response.json())
        .then(({ data, errors }) => {
          if (errors || !data) throw new Error('The early request was refused')
          return data
        })
      answer.catch(ignore)
      return answer
    }
  }

  function ignore() {}
}

function claimsOf(token: string): Record<string, unknown> {
  const text = atob(token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}
