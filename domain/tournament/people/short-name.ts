/** 'Maya de la Cruz' → 'Maya C.', which is all that paper and pages ever show of a person (T-18). */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)
  return last === undefined ? first : `${first} ${[...last][0]}.`
}
