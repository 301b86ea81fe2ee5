/** The parts of the guide that do not come from the plan; numbers as printed. */
export const GUIDE = {
  before: [
    {
      id: 'before',
      title: '1. Before the game',
      lines: [
        'Goals anchored, nets whole, ball of the right size.',
        'Shin guards on, no jewellery, no metal studs.',
        'The card and the schedule say the same match, pitch and time. If not: the desk.',
        'Shake hands with both coaches. Tell them: one horn starts and ends all games.',
      ],
    },
  ],
  after: [
    {
      id: 'words',
      title: '4. Words for U6 to U9',
      lines: [
        '“Try again!” “Great idea, from here.” “Who wants to take it?”',
        'Explain first, whistle second. A child who does not know the rule has not broken it.',
        'Kneel when you talk to a small player.',
      ],
    },
    {
      id: 'time',
      title: '5. Time',
      lines: [
        'One horn for all fields. No added time.',
        'Substitutions are unlimited, at any stop, when you nod.',
      ],
    },
    {
      id: 'misconduct',
      title: '6. Misconduct',
      lines: [
        'Under U12: a quiet word, and the coach swaps the player for a while.',
        'From U13: cards, shown calmly, and a line on the match card: shirt, minute, why.',
      ],
    },
    {
      id: 'head',
      title: '7. Head knocks',
      lines: [
        'Stop the game. The player goes off and does not come back today, however well they feel.',
        'Wave the marshal, tell the parent, note it on the card.',
      ],
    },
    {
      id: 'thunder',
      title: '8. Thunder',
      lines: [
        'Clear the field at once, into cars or the building. Play goes on 30 minutes after the last thunder.',
      ],
    },
    {
      id: 'sideline',
      title: '9. The sideline ladder',
      lines: [
        'Ask the coach to calm things → warn → pause the game → end it.',
        'A young referee never argues with an adult: raise your arm and wave the marshal in.',
      ],
    },
    {
      id: 'card',
      title: '10. The card',
      lines: [
        'Fill it in, sign it, let both coaches put their initials.',
        'Take a picture of it or hand it in within 5 minutes, and wait for the tick.',
        'Where no scores are kept: no score anywhere. Write the kind act and the most fun moment.',
      ],
    },
    {
      id: 'incident',
      title: '11. Incidents',
      lines: [
        'Injury, sending-off, trouble on the sideline: tell the desk right after the game. They write it down with you.',
        'Names of children stay on that form: not in messages, not on the microphone.',
      ],
    },
  ],
} as const
