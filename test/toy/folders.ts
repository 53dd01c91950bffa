// The registry of a client that shows Prizes, too, under its own id: the house does not offer it, and its folder is called otherwise.
import { type Folders, folders as ofTheHouse } from '@undertow/games/folders.ts';

export const folders: Folders = { ...ofTheHouse, ...(ofTheHouse.toy && { prizes: ofTheHouse.toy }) };
