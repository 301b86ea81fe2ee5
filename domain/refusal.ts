/** Why the club says no: a code for programs, the field to point at, a sentence for people. */
export interface Refusal<Code extends string = string> {
  code: Code
  field: string
  message: string
}
