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
