import * as texts from './phone-problem.texts.ts'

/** An empty phone is fine, since it can be given later. */
export function phoneProblem(phone: string): string | null {
  if (phone.trim() === '') return null
  const digits = phone.replace(/\D/g, '').length
  if (/^[\d\s()+.-]+$/.test(phone) && digits >= 10 && digits <= 15) return null
  return texts.malformed
}
