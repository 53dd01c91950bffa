// What the page of the players of the house says, in English.
export const words = {
  ahead: 'looks ahead',
  sure: 'takes the best',
  swift: 'answers fast',
  dots: '{n} of 5',
  wins: 'won {wins}% of {n} matches against {who}; 95% sure: {low} to {high}%',
  unmeasured: 'not measured yet',
  play: 'Play against',
  record: {
    duel: 'You {won} : {lost} {who}',
    shared: '{n} shared',
    larger: 'at larger tables first in {first} of {n}',
    none: 'You have not met yet',
    note: 'Your record counts every match that you played to its end, also with hints.',
  },
  further: 'Just as strong: {names}',
  coming: 'Calling the players',
} as const;

export type RivalWords = typeof words;
