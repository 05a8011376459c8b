import type { GameId } from "@hilo/rules/play/games";

export const MUSIC_FACTS = [
	"The first video on MTV was “Video Killed the Radio Star”, on 1 August 1981.",
	"A long-playing record turns 33⅓ times a minute.",
	"The compact disc went on sale in Japan in October 1982.",
	"Orchestras tune to an A of 440 hertz, the pitch of an international standard.",
	"Spotify opened to listeners in October 2008.",
	"“Happy Birthday to You” was free of copyright in the United States only from 2016.",
] as const;

export const WEALTH_FACTS = [
	"Forbes printed its first list of the 400 richest Americans in 1982.",
	"A billion seconds are almost 32 years.",
	"A billion dollars in hundred-dollar bills weighs about ten tonnes.",
	"The first Forbes list of the world’s billionaires, in 1987, had 140 names.",
	"A fortune on paper moves with every share price: a list is true for a day.",
] as const;

/** What there is to know about some games, to be read while one waits or when a run is over. */
const FACTS: Partial<Readonly<Record<GameId, readonly string[]>>> = {
	music: MUSIC_FACTS,
	wealth: WEALTH_FACTS,
};

/** Returns a fact about a game, another one each turn, in a circle; null for a game without facts. `turn` is a whole number from 0. */
export function factOf(game: GameId, turn: number): string | null {
	const facts = FACTS[game];
	return facts?.[turn % facts.length] ?? null;
}
