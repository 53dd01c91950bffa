// No seat and no spectator is sent what they may not know: twins, fields of an owner, what is sealed, and what is told.
import { guesses } from '@undertow/authoring/check/properties/guessing.ts';
import { own } from '@undertow/authoring/check/properties/own.ts';
import { sealed, twins } from '@undertow/authoring/check/properties/secrets.ts';
import { declared, redacted } from '@undertow/authoring/check/properties/telling.ts';
import { testEveryGame } from './holding.ts';

testEveryGame(twins, own, sealed, redacted, declared, guesses);
