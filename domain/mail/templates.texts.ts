/** Starting points for emails to groups. The club fills in the text in angle brackets. */

export const rainSubject = 'No training today: {{program}}'
export const rainBody = [
  'Hi {{firstName}},',
  'The field is closed because of the weather, so there’s no training today for {{children}}.',
  'This month {{children}} may join the other training day instead. Just come along, no need to tell us.',
  'Stay warm, and see you next time.',
]

export const paymentSubject = 'A friendly reminder: {{amountDue}} for {{program}}'
export const paymentBody = [
  'Hi {{firstName}},',
  'We’re holding a place for {{children}} in {{program}}. There’s still {{amountDue}} to pay.',
  'Please put {{reference}} in your e-Transfer message so we can match it.',
  'If you’ve paid in the last two days, or need more time or help with the fee, just reply to this email.',
  'Thank you for being part of the club.',
]

export const kitSubject = 'Your kit is ready: {{kit}}'
export const kitBody = [
  'Hi {{firstName}},',
  'Good news: {{kit}} for {{children}} is ready.',
  'Pick it up at the club flag before or after training this weekend. If someone else is picking it up, have them give us your last name.',
]

export const newsletterSubject = 'News from the field'
export const newsletterBody = [
  'Hi {{firstName}},',
  'Here’s what’s going on at the club this month.',
  '<What happened>',
  '<What comes next, with day, time and place>',
  '<A thank-you to a volunteer>',
  'See you at the field.',
]
