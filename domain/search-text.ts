/** Letters without accents and capitals, for comparing what people type: 'Zoë Nguyễn' → 'zoe nguyen'. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether each typed word occurs in the text. An empty search matches every text. */
export function hasWords(text: string, typed: string): boolean {
  const within = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
