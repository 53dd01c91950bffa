// A game can be left, resumed and taken back at any moment, without a trace afterwards.
import { order } from '@undertow/authoring/check/properties/order.ts';
import { copies, earlier, plain, resumes, stepwise, takeBacks } from '@undertow/authoring/check/properties/saving.ts';
import { testEveryGame } from './holding.ts';

testEveryGame(plain, resumes, stepwise, earlier, copies, order, takeBacks);
