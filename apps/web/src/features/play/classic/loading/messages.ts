/** Shown one after another while the music game loads. */
export const MUSIC_MESSAGES = [
	"Tuning in…",
	"Flipping through the sleeves…",
	"Counting streams…",
	"Dropping the needle…",
] as const;
