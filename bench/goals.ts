// What the numbers must reach, by benchmark and metric; whatever is missing here is measured for its own sake.
import type { Goal, Report } from './measure.ts';
import { FLOODS } from './server/floods/order.ts';

const atLeast = (bound: number): Goal => ({ atLeast: bound });
const atMost = (bound: number): Goal => ({ atMost: bound });

const GOALS: Readonly<Record<string, Readonly<Record<string, Goal>>>> = {
  engine: {
    gamesPerSecond: atLeast(1000),
    gamesPerSecondAll: atLeast(500),
    fork: atMost(100),
    view: atMost(20),
    saveSize: atMost(6000),
    decisionsRatio: atLeast(0.5),
    forkRatio: atMost(2),
    viewRatio: atMost(2),
  },
  doors: {
    jsonToRoom: atMost(1),
    colyseusToRoom: atMost(1.5),
    jsonCpuPerAnswer: atMost(200),
    jsonUpdateBytes: atMost(500),
    jsonLatencyP50: atMost(2),
    jsonLatencyP99: atMost(15),
    colyseusCpuPerAnswer: atMost(350),
    colyseusUpdateBytes: atMost(100),
    colyseusLatencyP50: atMost(2),
    colyseusLatencyP99: atMost(15),
  },
  rooms: {
    patch: atMost(100),
  },
  capacity: {
    startToListening: atMost(1500),
    fullServer: atMost(2048),
    jsonFurtherTable: atMost(300),
    colyseusFurtherTable: atMost(300),
  },
  restart: {
    matchesStuck: atMost(0),
    playersLost: atMost(0),
    errorsLogged: atMost(0),
  },
  service: {
    capacityOfTwo: atLeast(1.6),
    capacityOfThreeToTwo: atLeast(1),
    failOverP99: atMost(5000),
    answersLost: atMost(0),
    seatsLost: atMost(0),
    waking: atMost(10_000),
    longestAnswerWhileWaking: atMost(500),
    relayedPerChange: atMost(1),
  },
  floods: Object.fromEntries(
    FLOODS.flatMap((flood) => [
      [`${flood}Slowdown`, atMost(5)],
      [`${flood}Memory`, atMost(128)],
      [`${flood}Newcomers`, atLeast(1)],
    ]),
  ),
  thinking: {
    answerP99Rise: atMost(10),
  },
  web: {
    firstScript: atMost(120),
    firstLoad: atMost(160),
    firstLoadEnglish: atMost(125),
    usableTable: atMost(1500),
    updateFrames: atMost(1),
    updateP95: atMost(33),
    updateWork: atMost(17),
    gameOwnScript: atMost(160),
    gameOwnArt: atMost(150),
    nodesGained: atMost(400),
    listenersGained: atMost(0),
    heapGained: atMost(2048),
  },
};

export function withGoals({ bench, metrics, ...rest }: Report): Report {
  const withGoal = Object.entries(metrics).map(([name, metric]) => {
    // Of what is measured of several games, the goal of a figure is the same for all.
    const goal = GOALS[bench]?.[name] ?? GOALS[bench]?.[name.split(' ')[0] ?? name];
    return [name, goal ? { ...metric, goal } : metric];
  });
  return { bench, metrics: Object.fromEntries(withGoal), ...rest };
}
