/** What a screen will request first, so that the page itself can request it before the screen's scripts load. */
export interface EarlyRequest {
  query: string
  /** Keyed by the query of the address, or `*` for any: an address that is not listed requests nothing early. */
  variables: Record<string, Record<string, unknown>>
  /** The variable that takes the id of the signed-in user. */
  userId?: string
}

export interface EarlyPlan {
  /** How the client's storage keys begin. */
  authKeys: string
  /** The storage key of an impersonation. */
  recordKey: string
  /** Finds the user by the email of the sign-in. */
  users: string
  requests: readonly EarlyRequest[]
}

/** What was requested, and with which sign-in. */
export interface EarlyAnswers {
  /** The storage keys of that sign-in and their values: once they change, the answers no longer count. */
  signIn: Record<string, string>
  /** The claims of the identity token. */
  claims: Record<string, unknown>
  users: Promise<{ usersByEmail: { items: Record<string, unknown>[] } }>
  answers: { query: string; variables: string; data: Promise<Record<string, unknown>> }[]
}

/** The event with which the scripts ask for the answers; its detail is the callback that takes them. */
export const TAKE_EARLY = 'take-early'

/**
 * This function is put into pages behind sign-in as text, so it may use nothing but its argument. It requests the
 * screen's first data with the sign-in that the client has stored. If the sign-in has expired, or an admin is
 * impersonating somebody, it leaves everything to the client. The answers stay in here until the page's own scripts
 * take them, once.
 */
export const earlyScript = (plan: EarlyPlan): string =>
  `(${sendEarly})(${JSON.stringify(plan)},${JSON.stringify(TAKE_EARLY)},${claimsOf})`

function sendEarly(plan: EarlyPlan, takeEarly: string, readClaims: typeof claimsOf): void {
  const { authKeys, recordKey, users, requests } = plan
  try {
    send()
  } catch {
    // A browser may block storage for sites, and what it keeps may be anything: the client reports what is wrong.
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
