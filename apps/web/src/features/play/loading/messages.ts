/** What the music game says that it does while it loads; one after the other. */
export const MUSIC_MESSAGES = [
	"Tuning in…",
	"Flipping through the sleeves…",
	"Counting streams…",
	"Dropping the needle…",
] as const;
