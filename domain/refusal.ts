/** What a sentence is made of: names, numbers, days, months and statuses, before any language words them. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[] | null>>

/** Why the club says no: a code for programs, the field to point at, and a sentence for people. */
export interface Refusal<Code extends string = string> {
  code: Code
  field: string
  /** In the language of the caller; on the server that is English. */
  message: string
  /** The name of the sentence in its texts, so that it can be shown in another language (Y-7). */
  sentence?: string
  facts?: Facts
}

// biome-ignore lint/suspicious/noExplicitAny: each sentence has facts of its own, which its caller is held to
type Sentences = Readonly<Record<string, (facts: any) => string>>

/** A refusal in one of these sentences, with the facts from which each language makes its own (Y-7). */
export const refusalIn = <Texts extends Sentences, Name extends keyof Texts & string, Code extends string>(
  texts: Texts,
  { code, field, sentence, facts }: RefusalSentence<Texts, Name, Code>,
): Refusal<Code> => ({ code, field, sentence, facts, message: (texts[sentence] as Texts[Name])(facts) })

interface RefusalSentence<Texts extends Sentences, Name extends keyof Texts, Code> {
  code: Code
  field: string
  sentence: Name
  facts: Facts & (Parameters<Texts[Name]>[0] extends undefined ? unknown : Parameters<Texts[Name]>[0])
}
