// What the lessons of Dungeon Lords say in English.
export const lesson = {
  lead: 'Build a dungeon for a year, then see who comes to spoil it.',
  hint: 'One way to do it. If you choose otherwise, the lesson goes on as well.',
  round: {
    title: 'A round of building',
    text: 'Plan three orders, dig, mine and hire, pay your taxes, and meet the hero you have earned.',
    before: 'You need not know anything yet.',
    steps: {
      year: {
        title: 'The year',
        text: 'You are Ottilie. After two years the lord with the most points wins, and earns the licence. Each year you build for four rounds; this is the second. Here you see who and what comes in this round and the next. Then the siege begins.',
      },
      lane: {
        title: 'The lane',
        text: 'Eight houses stand for eight orders. Each has three spaces for minions, and every space has its own price and yield. A minion that finds all three taken stays away.',
      },
      scale: {
        title: 'How evil you are',
        text: 'The further right your mask stands, the more you are feared. The weakest hero goes to the least evil lord, the strongest to the most evil. From 10 on the Paladin comes as well.',
      },
      dungeon: {
        title: 'Your dungeon',
        text: 'Tunnels give gold, and rooms make things for you. In the siege heroes come in at the top and conquer tile after tile. The number beside the crown is your points so far.',
      },
      others: {
        title: 'Your neighbours',
        text: 'This is one of three. What they own lies open. 3/4 imps means that three of four are free. Behind the hook hang the orders that are out of reach for them. That tells you what they may be planning.',
      },
      reach: {
        title: 'Out of reach',
        text: 'Two orders of each lord are out of reach, because they were given in the last round; yours are the pale cards. The letters below a house are the others: one that is struck through cannot come there.',
      },
      orders: {
        title: 'Plan three orders',
        text: 'Press Dig Tunnels, Mine Gold and Hire a Monster, in any sequence, and send them. I II III below a planned card are its spaces; a pale one you cannot get. All lords plan at the same time, in secret.',
      },
      spaces: {
        title: 'Who stands where',
        text: 'Card by card the minions were placed. Borislav goes first in this round, and you last. In each of your three houses one minion was there before yours, so you stand on space II.',
      },
      work: {
        title: 'House by house',
        text: 'Now the houses are carried out one after the other. On space II of Dig Tunnels up to three imps may dig; on III four, while one more in a hat oversees them. Use your space.',
      },
      dig: {
        title: 'Dig two tunnels',
        text: 'Choose two of the marked places; a third imp may stay free. A tunnel must touch your dungeon, and four tiles must not form a square. Each tunnel takes one imp.',
      },
      imps: {
        title: 'An imp works once',
        text: 'Two of your six imps have dug, and rest until the next round. Four are left. Use the mine.',
      },
      mine: {
        title: 'Mine 2 gold',
        text: 'One imp takes 1 gold from one tunnel. Mine two tunnels, and keep two imps for the Magic Room.',
      },
      hire: {
        title: 'From the far end',
        text: 'Hiring and building begin with space III. No minion stands there, so you choose before Grimma, who was here first.',
      },
      witch: {
        title: 'Hire the Witch',
        text: 'She costs 1 food and one step to evil. Those who fight well often make you feared.',
      },
      feared: {
        title: 'What that does',
        text: 'Your mask stands on 6 now. Two lords are less evil than you, so the third of the four heroes will come to you.',
      },
      room: {
        title: 'The room works',
        text: 'After the orders the rooms produce. Let the Magic Room work: two imps and 1 food bring one more imp.',
      },
      back: {
        title: 'Orders come back',
        text: 'The first order of your plan will be in your hand again in the next round. The other two are out of reach then. An order that was not used could be taken back instead.',
      },
      taxes: {
        title: 'Taxes',
        text: 'The event of this round: 1 gold for every two tiles. You have six, so pay 3. Each gold not paid would be a red mark, and cost 3 points in the end.',
      },
      hero: {
        title: 'A hero at your door',
        text: 'Third in fear, third in strength: the Warrior is yours. He waits here for those who come later, until the siege.',
      },
      next: {
        title: 'And so on',
        text: 'The next round has begun. It brings payday: each creature wants its price again, or leaves. After four rounds the heroes come in. That is the next lesson.',
      },
    },
  },
  battle: {
    title: 'The siege',
    text: 'Set a trap, send creatures, go through the steps of a battle, and see how a game is counted.',
    before: 'You should know a round of building.',
    steps: {
      party: {
        title: 'Three heroes',
        text: 'They have come for your dungeon. The Warrior in front takes the blows, the Wizard casts spells, the Priest heals. The white marks below each are hit points; a red one is lost.',
      },
      card: {
        title: 'The steps of a battle',
        text: 'Trap, fast spell, your creatures, slow spell, healing, conquest: always in this sequence. A hero who falls goes to your prison.',
      },
      plan: {
        title: 'Plan your defence',
        text: 'They enter the first tunnel. One trap and one monster may wait there, and any number of ghosts. Send the Rolling Stone, the Troll and the Ghost, and go to battle.',
      },
      trap: {
        title: 'The trap',
        text: 'The stone took 3 hit points from the first hero, the Warrior. A Thief would have kept some of that off.',
      },
      ghost: {
        title: 'The Ghost',
        text: 'You choose who acts. Begin with the Ghost: it deals 2 to any hero but the first.',
      },
      target: {
        title: 'Choose a hero',
        text: 'Strike the Wizard. He keeps 2 hit points for now.',
      },
      troll: {
        title: 'The Troll',
        text: 'He deals 3 to the first hero, or 4 for 1 food. The Warrior has only 2 hit points left: take the 3, and keep the food.',
      },
      spell: {
        title: 'The slow spell',
        text: 'You saw three steps. First, with the Warrior in your prison, the Wizard cast the spell of this round. It needs one crystal, and cost you 1 gold. A Wizard who falls before casts nothing.',
      },
      healing: {
        title: 'Healing',
        text: 'Then, because you had attacked, the Priest healed 1 for his heart. It goes to the foremost who is wounded, here the Wizard.',
      },
      conquest: {
        title: 'Conquest',
        text: 'Last, fatigue took 1 from the first hero, the Wizard. Then the tile was lost: 2 points less in the end, but one step to good. Those who fought lie down until the siege is over.',
      },
      room: {
        title: 'The next round',
        text: 'A room takes two monsters, and a trap needs 1 gold as bait. The Golem and the Goblin are enough here: keep the trap and the gold. Send both, and go to battle.',
      },
      goblin: {
        title: 'The Goblin first',
        text: 'It deals 2, and 1 more to the next hero when the first one falls. The Wizard has 2 left. Then the Golem deals its 4 to the Priest. The other way round he would stay.',
      },
      prison: {
        title: 'Three prisoners',
        text: 'The Goblin felled the Wizard, the Golem the Priest, and stands again. No hero is left to conquer the room. Each prisoner counts 2 points in the end.',
      },
      last: {
        title: 'The last battle',
        text: 'We jump to the end of the second year: all is built, and three rounds of its siege are over. One wounded hero is left at your door. Send the Troll, and go to battle.',
      },
      scores: {
        title: 'What counts',
        text: 'Each room and each prisoner 2 points, a monster 1, a conquered tile 2 less, a red mark 3 less. Who has most of something holds a title.',
      },
    },
  },
} as const;
