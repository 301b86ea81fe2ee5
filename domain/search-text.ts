/** Letters as people type them and compare them, without accents and capitals: 'Zoë Nguyễn' → 'zoe nguyen'. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whether every word that was typed is somewhere in the text; nothing typed is in every text. */
export function hasWords(text: string, typed: string): boolean {
  const within = folded(text)
  return folded(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
