import type { GameId } from "@hilo/rules/play/games";

export const FACTS: Readonly<Record<GameId, readonly string[]>> = {
	music: [
		"The first video on MTV was “Video Killed the Radio Star”, on 1 August 1981.",
		"A long-playing record turns 33⅓ times a minute.",
		"The compact disc went on sale in Japan in October 1982.",
		"Orchestras tune to an A of 440 hertz, the pitch of an international standard.",
		"Spotify opened to listeners in October 2008.",
		"“Happy Birthday to You” was free of copyright in the United States only from 2016.",
	],
	wealth: [
		"Forbes printed its first list of the 400 richest Americans in 1982.",
		"A billion seconds are almost 32 years.",
		"A billion dollars in hundred-dollar bills weighs about ten tonnes.",
		"The first Forbes list of the world’s billionaires, in 1987, had 140 names.",
		"A fortune on paper moves with every share price: a list is true for a day.",
	],
	github: [
		"Git was begun in April 2005. Within days it kept its own source code.",
		"GitHub opened to everyone in April 2008.",
		"There is a repository made only to be forked: Spoon-Knife.",
	],
	country: [
		"Around 25 million people travelled abroad in 1950. In 2019 it was almost 1.5 billion.",
		"To be counted as a tourist you have to stay the night.",
		"All of Vatican City would fit into New York’s Central Park, several times.",
		"Travellers are counted in Madrid: UN Tourism has its seat there.",
	],
	reddit: [
		"Reddit went online in June 2005.",
		"Reddit’s alien is called Snoo, short for “What’s new?”",
		"Readers could not open subreddits of their own before 2008.",
	],
	movie: [
		"The films of the first paid show, in Paris in December 1895, ran for less than a minute each.",
		"Two hours on film are 172,800 frames.",
		"The first Academy Awards, in 1929, were handed out in about 15 minutes.",
	],
	history: [
		"Cleopatra lived closer in time to the Moon landing than to the Great Pyramid’s first stones.",
		"The shortest war on record, in Zanzibar in 1896, was over within the hour.",
		"There was no year 0: the year after 1 BC is AD 1.",
		"There was teaching in Oxford two centuries before Tenochtitlan was founded.",
	],
	cs16: [
		"Counter-Strike began in 1999, as a mod of Half-Life.",
		"In Counter-Strike 1.6 you run faster with the Scout than with the knife.",
		"The 47 of the AK-47 is the year of its design: 1947.",
	],
};

/** @param turn counts up from 0; facts repeat after the last */
export function factOf(game: GameId, turn: number): string {
	const facts = FACTS[game];
	return facts[turn % facts.length] ?? "";
}
